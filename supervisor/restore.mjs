import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { runStatement } from "../db/statement.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { claimDataFolder, leaveDataFolder } from "./data-folder.mjs";
import {
	assertSound,
	BACKUP_NOTE,
	DATABASES,
	folderArgument,
	moveDatabase,
} from "./database-pair.mjs";
import { readSurroundings } from "./environment.mjs";
import { checkNode } from "./node-version.mjs";
import { Progress } from "./progress.mjs";
import { Refusal, runMain } from "./refusal.mjs";

/**
 * How far ids jump: nobody knows which were dealt after the backup, and more than a million rooms
 * take a busy server years.
 */
const JUMP = 1_000_000;

/**
 * `npm run restore -- FOLDER`: puts a backup in the place of the databases, which are kept aside.
 */
await runMain(async () => {
	checkNode();
	const folder = folderArgument("restore");
	const { dataFolder } = readSurroundings();
	const { at, databases } = await readNote(folder);
	await new Progress().during("installing dependencies", installDependencies);
	await claimDataFolder(dataFolder);
	try {
		const copies = await copyChecked(folder, databases, dataFolder);
		await assertUnused(join(dataFolder, "plotluck.db"));
		const aside = await replace(copies, dataFolder);
		console.log(`The backup of ${at} is in ${dataFolder}; start again with npm start.`);
		if (aside)
			console.log(
				`The replaced files are in ${aside}. They hold what people wrote: delete them when you are sure.`,
			);
	} finally {
		leaveDataFolder(dataFolder);
	}
	return 0;
});

/**
 * @param {string} folder
 * @returns {Promise<import("./database-pair.mjs").BackupNote>}
 */
async function readNote(folder) {
	try {
		const { at, databases } = JSON.parse(await readFile(join(folder, BACKUP_NOTE), "utf8"));
		return { at, databases: DATABASES.filter((name) => databases.includes(name)) };
	} catch {
		throw new Refusal(
			`The folder ${folder} holds no whole backup: ${BACKUP_NOTE}, which npm run backup writes last, cannot be read.`,
		);
	}
}

/**
 * Copies the backup beside the databases, checks each copy whole and makes its ids jump; the backup
 * itself stays untouched.
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
					`UPDATE sqlite_sequence SET seq = seq + ${JUMP} WHERE name NOT LIKE 'knex%'`,
				);
		}
		return copies;
	} catch (problem) {
		for (const { copy } of copies) await rm(copy, { force: true });
		throw problem;
	}
}

/**
 * A Refusal when a server without a supervisor works on the database: only the last connection may
 * leave the log's mode.
 * @param {string} file
 */
async function assertUnused(file) {
	if (!existsSync(file)) return;
	try {
		await runStatement(file, "PRAGMA journal_mode = DELETE");
	} catch (problem) {
		const isBusy = problem instanceof Error && "code" in problem && problem.code === "SQLITE_BUSY";
		if (isBusy) throw new Refusal(`A server works on ${file}: stop it first.`);
		// A damaged database is what a restore is for.
	}
}

/**
 * Puts the copies in the place of the databases; returns the folder of the replaced ones, or null
 * where there were none.
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
