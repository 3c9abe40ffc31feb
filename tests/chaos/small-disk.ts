import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const MEGABYTE = Buffer.alloc(1024 * 1024);
/** Holds the databases of a thousand games. */
const SIZE = "400m";

/** A disk of its own that can be filled. */
export class SmallDisk {
	private readonly ballast: string;
	private readonly folder: string;

	private constructor(folder: string) {
		this.folder = folder;
		this.ballast = join(folder, "ballast");
	}

	/** Lays a disk over an empty folder; null where this user may not, or the system has no tmpfs. */
	static over(folder: string): SmallDisk | null {
		const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "plotluck-chaos", folder], { stdio: "ignore" });
		return status === 0 ? new SmallDisk(folder) : null;
	}

	/** Writes until nothing more fits. */
	fill(): void {
		const file = openSync(this.ballast, "w");
		for (let piece = MEGABYTE.length; piece >= 1; piece = Math.floor(piece / 16)) {
			while (wrote(file, piece));
		}
		closeSync(file);
	}

	clear(): void {
		rmSync(this.ballast, { force: true });
	}

	remove(): void {
		spawnSync("umount", ["--lazy", this.folder], { stdio: "ignore" });
	}
}

/** Whether so many bytes still fitted. */
function wrote(file: number, bytes: number): boolean {
	try {
		return writeSync(file, MEGABYTE, 0, bytes) === bytes;
	} catch {
		return false; // no space is left
	}
}
