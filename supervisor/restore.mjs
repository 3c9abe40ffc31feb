import { existsSync } from "node:fs";
import { chmod, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { runStatement } from "../db/statement.mjs";
import { assertFits, contentsOf, describe } from "./backups/contents.mjs";
import { assertSound, copyBuilds, folderArgument } from "./backups/database-pair.mjs";
import {
	finishReplacing,
	isReplacing,
	RESTORING,
	removeCopies,
	replaceDatabases,
} from "./backups/replace.mjs";
import { syncFile } from "./backups/whole-file.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { claimDataFolder, leaveDataFolder } from "./engine/data-folder.mjs";
import { readEnvironment, refusePostgres, START } from "./environment.mjs";
import { OperatorError, runMain } from "./operator-error.mjs";
import { isPrebuilt } from "./prebuilt.mjs";
import { Progress } from "./progress.mjs";

/**
 * Added to every id sequence, because the ids assigned after the backup are unknown. A busy server
 * needs years for a million rooms.
 */
const ID_GAP = 1_000_000;

/** Only says what the backup holds. */
const CHECK = "--check";

/**
 * `npm run restore -- FOLDER`: replaces the databases with a backup and keeps the replaced files.
 * `npm run restore -- --check FOLDER` says what a backup holds, and touches nothing.
 */
await runMain(async () => {
	checkNode();
	const args = process.argv.slice(2);
	const folder = folderArgument(
		"restore",
		args.find((arg) => arg !== CHECK),
	);
	const environment = readEnvironment();
	const onlyCheck = args.includes(CHECK);
	if (!onlyCheck) refusePostgres("restore", "pg_restore", environment);
	if (!isPrebuilt) await new Progress().during("installing dependencies", installDependencies);
	const contents = await contentsOf(folder);
	if (onlyCheck) {
		console.log(await describe(folder, contents));
		return contents.unknown.length === 0 ? 0 : 1;
	}
	assertFits(contents);
	const { dataFolder } = environment;
	const { at, databases } = contents.note;
	await claimDataFolder(dataFolder);
	try {
		await finishReplacing(dataFolder);
		await copyChecked(folder, databases, dataFolder);
		await assertUnused(join(dataFolder, "plotluck.db"));
		await copyBuilds(folder, dataFolder);
		const aside = databases.some((name) => existsSync(join(dataFolder, name)))
			? `replaced-${new Date().toISOString().replaceAll(":", "-")}`
			: null;
		await replaceDatabases(dataFolder, databases, aside);
		console.log(`The backup of ${at} is in ${dataFolder}: start Plotluck with ${START}.`);
		if (aside)
			console.log(
				`The replaced files are in ${join(dataFolder, aside)}. They hold texts of players: delete them when you no longer need them.`,
			);
	} catch (problem) {
		if (!isReplacing(dataFolder)) await removeCopies(dataFolder);
		throw problem;
	} finally {
		leaveDataFolder(dataFolder);
	}
	return 0;
});

/**
 * Copies the backup beside the databases, checks each copy and advances its ids. The backup itself
 * stays unchanged.
 * @param {string} folder
 * @param {string[]} databases
 * @param {string} dataFolder
 */
async function copyChecked(folder, databases, dataFolder) {
	for (const name of databases) {
		const copy = join(dataFolder, name + RESTORING);
		await copyFile(join(folder, name), copy);
		// A copy has the mode of its source, which another system or user may have changed.
		await chmod(copy, 0o600);
		await assertSound(copy);
		if (name === "plotluck.db")
			await runStatement(
				copy,
				`UPDATE sqlite_sequence SET seq = seq + ${ID_GAP} WHERE name NOT LIKE 'knex%'`,
			);
		await syncFile(copy);
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
