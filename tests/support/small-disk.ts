import { spawnSync } from "node:child_process";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A separate disk that a test can fill. */
export interface SmallDisk {
	folder: string;
	/** Fills the disk except for so many bytes, 0 by default. `free` empties it again. */
	fill(spare?: number): Promise<void>;
	free(): Promise<void>;
	remove(): Promise<void>;
}

/** Mounts a disk in memory. Returns null without root. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-disk-"));
	const mounted =
		spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]).status === 0;
	if (!mounted) {
		await rm(folder, { recursive: true });
		return null;
	}
	const filler = (n: number) => join(folder, `filler-${n}`);
	let fillers = 0;
	return {
		folder,
		async fill(spare = 0) {
			for (;;) {
				const { bavail, bsize } = await statfs(folder);
				const excess = bavail * bsize - spare;
				if (excess <= 0) return;
				await writeFile(filler(++fillers), Buffer.alloc(excess)).catch((error) => {
					if (error.code !== "ENOSPC") throw error; // another process took a block meanwhile
				});
			}
		},
		async free() {
			for (; fillers > 0; fillers--) await rm(filler(fillers), { force: true });
		},
		async remove() {
			spawnSync("umount", ["--lazy", folder]);
			await rm(folder, { recursive: true, force: true });
		},
	};
}
