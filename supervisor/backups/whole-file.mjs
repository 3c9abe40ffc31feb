import { open, rename, rm } from "node:fs/promises";
import { at } from "../../db/place-problem.mjs";

/**
 * Writes a file so that a kill, a full disk or a power cut leaves all of it or what was there.
 * @param {string} file
 * @param {string | Buffer} content
 */
export async function writeWhole(file, content) {
	const unfinished = `${file}.new`;
	try {
		const handle = await open(unfinished, "w", 0o600);
		try {
			await handle.writeFile(content);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(unfinished, file);
	} catch (problem) {
		await rm(unfinished, { force: true });
		throw at(file, problem);
	}
}

/**
 * Returns when a file that another program has written is on the disk.
 * @param {string} file
 */
export async function syncFile(file) {
	const handle = await open(file, "r+");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
