import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { problemIn } from "../../db/database-check.mjs";
import { START } from "../environment.mjs";
import { OperatorError, UNUSABLE_CONFIG } from "../operator-error.mjs";
import { BACKUP_NOTE, DATABASES, makeCopies, noteIn } from "./database-pair.mjs";
import { RESTORING, replaceDatabases } from "./replace.mjs";
import { ownMigrations, seenBy, VERSION } from "./versions.mjs";
import { syncFile } from "./whole-file.mjs";

/** The folder of the copies in the data folder, and how many of them are kept. */
const FOLDER = "before-upgrades";
const KEPT = 3;

/** Free space that a copy leaves, bytes. */
const SPARE = 16 * 1024 * 1024;

/**
 * The state of an upgrade. `putBack` restores what was there before it; null without a copy.
 * @typedef {{folder: string, putBack: () => Promise<void>} | null} Upgrade
 */

/**
 * Copies both databases before this version changes them for the first time. Nothing else may use
 * them, so that the two copies are of one moment. Returns null when there is nothing to change.
 * Throws an OperatorError without the space for it.
 * @param {import("../environment.mjs").Environment} environment
 * @param {(label: string) => void} report gets what it does, for people
 * @returns {Promise<Upgrade>}
 */
export async function copyBeforeUpgrade({ dataFolder, temporalAddress, backupMade }, report) {
	const last = await lastPending(join(dataFolder, "plotluck.db"));
	if (last === null || backupMade === last) return null;
	const databases = DATABASES.filter(
		(name) => !(temporalAddress && name === "temporal.db") && existsSync(join(dataFolder, name)),
	);
	const copies = join(dataFolder, FOLDER);
	await mkdir(copies, { recursive: true, mode: 0o700 });
	await removeUnfinished(copies);
	await assertSpace(dataFolder, databases, last);
	const at = new Date().toISOString().replaceAll(":", "-");
	const folder = join(copies, `${VERSION}-${at}`);
	await mkdir(folder, { mode: 0o700 });
	try {
		await makeCopies(dataFolder, folder, databases, report);
	} catch (problem) {
		await rm(folder, { recursive: true, force: true });
		throw problem;
	}
	await removeOldest(copies);
	return { folder, putBack: () => putBack(dataFolder, folder, databases) };
}

/**
 * Returns the name of the last migration that a database still needs; null when it needs none, or is
 * new, or cannot be read, which the start reports later.
 * @param {string} file
 */
async function lastPending(file) {
	if (!existsSync(file)) return null;
	const seen = await seenBy(file).catch((error) => {
		// The server's check reports a damaged file with what to do.
		if (problemIn(error) === null) throw error;
		return null;
	});
	if (seen === null) return null;
	return (await ownMigrations()).filter((name) => !seen.migrations.includes(name)).at(-1) ?? null;
}

/**
 * @param {string} dataFolder
 * @param {string[]} databases
 * @param {string} last
 */
async function assertSpace(dataFolder, databases, last) {
	const sizes = databases
		.flatMap((name) => [name, `${name}-wal`])
		.map((name) =>
			stat(join(dataFolder, name)).then(
				({ size }) => size,
				() => 0,
			),
		);
	const needed = (await Promise.all(sizes)).reduce((sum, size) => sum + size, SPARE);
	const { bavail, bsize } = await statfs(dataFolder);
	const free = bavail * bsize;
	if (free >= needed) return;
	throw new OperatorError(
		`DATA_DIR must have ${megabytes(needed)} free for a copy of the databases before their upgrade (got ${megabytes(free)}): free some, or make a backup elsewhere and start once with BACKUP_MADE=${last}.`,
		UNUSABLE_CONFIG,
	);
}

/** @param {number} bytes */
const megabytes = (bytes) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/**
 * Removes copies that a killed process has left unfinished.
 * @param {string} copies
 */
async function removeUnfinished(copies) {
	for (const name of await readdir(copies))
		if ((await noteIn(join(copies, name))) === null)
			await rm(join(copies, name), { recursive: true, force: true });
}

/** @param {string} copies */
async function removeOldest(copies) {
	const notes = await Promise.all(
		(await readdir(copies)).map(async (name) => ({ name, note: await noteIn(join(copies, name)) })),
	);
	const byTime = notes.sort((a, b) => (a.note?.at ?? "").localeCompare(b.note?.at ?? ""));
	for (const { name } of byTime.slice(0, -KEPT))
		await rm(join(copies, name), { recursive: true, force: true });
}

/**
 * Puts the copies back after a failed upgrade. Nothing may use the databases. The copies leave their
 * folder, so that a start that fails again and again does not push older copies out.
 * @param {string} dataFolder
 * @param {string} folder
 * @param {string[]} databases
 */
async function putBack(dataFolder, folder, databases) {
	// Without its note, the next start removes what a kill leaves of the folder.
	await rm(join(folder, BACKUP_NOTE), { force: true });
	for (const name of databases) {
		const place = join(dataFolder, name + RESTORING);
		// A move takes no space, and leads to no other volume.
		await rename(join(folder, name), place).catch(async () => {
			await copyFile(join(folder, name), place);
			await syncFile(place);
		});
	}
	await replaceDatabases(dataFolder, databases, null);
	await rm(folder, { recursive: true, force: true });
	console.error(
		`The databases are as they were before the upgrade. Start the version from before with ${START}, or this one again once it is mended.`,
	);
}
