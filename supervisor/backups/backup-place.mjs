import { mkdir, readdir } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { commandLine } from "../environment.mjs";
import { OperatorError } from "../operator-error.mjs";
import { readRecord } from "./record.mjs";

/**
 * Makes the folder of a new copy unless it exists. Only one in the data folder gets its parents too:
 * elsewhere a missing parent means that its disk is not mounted, and the copies would fill the disk
 * of the mount point. Throws an OperatorError then.
 * @param {string} folder
 * @param {string} dataFolder
 */
export async function makeFolder(folder, dataFolder) {
	if (!isInside(folder, dataFolder) && !(await contentOf(dirname(folder))))
		throw new OperatorError(
			`FOLDER must be in a folder that exists (got "${folder}"): mount its disk, or make ${dirname(folder)}.`,
		);
	await mkdir(folder, { recursive: isInside(folder, dataFolder), mode: 0o700 }).catch((problem) => {
		if (problem.code !== "EEXIST") throw problem;
	});
}

/**
 * Returns why BACKUP_FOLDER cannot take a copy; null when it can. An empty folder that had copies is
 * a mount point without its disk.
 * @param {string} folder
 * @param {string} dataFolder
 * @returns {Promise<string | null>}
 */
export async function folderProblem(folder, dataFolder) {
	if (isInside(folder, dataFolder)) return null;
	const content = await contentOf(folder);
	if (!content)
		return `BACKUP_FOLDER must be a folder that exists (got "${folder}"): mount its disk, or make the folder.`;
	const good = (await readRecord(dataFolder))?.good;
	if (content.length > 0 || !good || dirname(good.folder) !== folder) return null;
	return `BACKUP_FOLDER must still have the copy of ${good.at} (got "${folder}", which is empty): mount its disk, or begin anew with ${commandLine("backup", join(folder, "first"))}.`;
}

/**
 * Returns whether a folder is another one or in it.
 * @param {string} folder
 * @param {string} other
 */
function isInside(folder, other) {
	const path = relative(other, folder);
	return !isAbsolute(path) && path.split(sep)[0] !== "..";
}

/**
 * Returns the names in a folder; null when it does not exist.
 * @param {string} folder
 */
async function contentOf(folder) {
	try {
		return await readdir(folder);
	} catch (problem) {
		if (/** @type {NodeJS.ErrnoException} */ (problem).code === "ENOENT") return null;
		throw problem;
	}
}
