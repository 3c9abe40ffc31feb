import { spawnSync } from "node:child_process";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own that can be filled. */
export interface SmallDisk {
	folder: string;
	/** Leaves no byte free; `free` gives it all back. */
	fill(): Promise<void>;
	free(): Promise<void>;
	remove(): Promise<void>;
}

/** Mounts a disk in memory; null where this user may not, which takes root. */
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
		async fill() {
			for (;;) {
				const { bavail, bsize } = await statfs(folder);
				if (bavail === 0) return;
				await writeFile(filler(++fillers), Buffer.alloc(bavail * bsize)).catch((error) => {
					if (error.code !== "ENOSPC") throw error; // somebody else took a block meanwhile
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
