import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { runStatement } from "../db/statement.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { claimDataFolder, leaveDataFolder } from "./engine/data-folder.mjs";
import {
	assertSound,
	BACKUP_NOTE,
	DATABASES,
	folderArgument,
	moveDatabase,
} from "./engine/database-pair.mjs";
import { readEnvironment, refusePostgres, START } from "./environment.mjs";
import { OperatorError, runMain } from "./operator-error.mjs";
import { isPrebuilt } from "./prebuilt.mjs";
import { Progress } from "./progress.mjs";

/**
 * Added to every id sequence, because the ids assigned after the backup are unknown. A busy server
 * needs years for a million rooms.
 */
const ID_GAP = 1_000_000;

/**
 * `npm run restore -- FOLDER`: replaces the databases with a backup and keeps the replaced files.
 */
await runMain(async () => {
	checkNode();
	const folder = folderArgument("restore");
	const environment = readEnvironment();
	refusePostgres("restore", "pg_restore", environment);
	const { dataFolder } = environment;
	const { at, databases } = await readNote(folder);
	if (!isPrebuilt) await new Progress().during("installing dependencies", installDependencies);
	await claimDataFolder(dataFolder);
	try {
		const copies = await copyChecked(folder, databases, dataFolder);
		await assertUnused(join(dataFolder, "plotluck.db"));
		const aside = await replace(copies, dataFolder);
		console.log(`The backup of ${at} is in ${dataFolder}: start Plotluck with ${START}.`);
		if (aside)
			console.log(
				`The replaced files are in ${aside}. They hold texts of players: delete them when you no longer need them.`,
			);
	} finally {
		leaveDataFolder(dataFolder);
	}
	return 0;
});

/**
 * @param {string} folder
 * @returns {Promise<import("./engine/database-pair.mjs").BackupNote>}
 */
async function readNote(folder) {
	try {
		const { at, databases } = JSON.parse(await readFile(join(folder, BACKUP_NOTE), "utf8"));
		return { at, databases: DATABASES.filter((name) => databases.includes(name)) };
	} catch {
		throw new OperatorError(
			`FOLDER must hold a complete backup (got "${folder}"): its ${BACKUP_NOTE}, which the backup writes last, cannot be read.`,
		);
	}
}

/**
 * Copies the backup beside the databases, checks each copy and advances its ids. The backup itself
 * stays unchanged.
 * @param {string} folder
 * @param {string[]} databases
 * @param {string} dataFolder
 * @returns {Promise<{name: string, copy: string}[]>}
 */
async function copyChecked(folder, databases, dataFolder) {
	const copies = databases.map((name) => ({ name, copy: join(dataFolder, `${name}.restoring`) }));
	try {
		for (const { name, copy } of copies) {
			await copyFile(join(folder, name), copy);
			await assertSound(copy);
			if (name === "plotluck.db")
				await runStatement(
					copy,
					`UPDATE sqlite_sequence SET seq = seq + ${ID_GAP} WHERE name NOT LIKE 'knex%'`,
				);
		}
		return copies;
	} catch (problem) {
		for (const { copy } of copies) await rm(copy, { force: true });
		throw problem;
	}
}

/**
 * Throws an OperatorError when a server without a supervisor uses the database: SQLite lets only
 * the last connection leave the write-ahead mode.
 * @param {string} file
 */
async function assertUnused(file) {
	if (!existsSync(file)) return;
	try {
		await runStatement(file, "PRAGMA journal_mode = DELETE");
	} catch (problem) {
		const isBusy = problem instanceof Error && "code" in problem && problem.code === "SQLITE_BUSY";
		if (isBusy) throw new OperatorError(`A server uses ${file}: stop it first.`);
		// A damaged database is ignored, because it is about to be replaced.
	}
}

/**
 * Replaces the databases with the copies. Returns the folder of the replaced files, or null if
 * there were none.
 * @param {{name: string, copy: string}[]} copies
 * @param {string} dataFolder
 */
async function replace(copies, dataFolder) {
	const aside = join(dataFolder, `replaced-${new Date().toISOString().replaceAll(":", "-")}`);
	const replaced = copies.filter(({ name }) => existsSync(join(dataFolder, name)));
	if (replaced.length > 0) await mkdir(aside, { mode: 0o700 });
	for (const { name, copy } of copies) {
		if (replaced.length > 0) await moveDatabase(name, dataFolder, aside);
		await rename(copy, join(dataFolder, name));
	}
	return replaced.length > 0 ? aside : null;
}
