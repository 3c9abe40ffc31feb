import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { folderProblem, makeFolder } from "./backups/backup-place.mjs";
import { DATABASES, folderArgument, makeCopies } from "./backups/database-pair.mjs";
import { recordBackup } from "./backups/record.mjs";
import { isReplacing } from "./backups/replace.mjs";
import { newName, removeOld } from "./backups/rotation.mjs";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { commandLine, readEnvironment, refusePostgres } from "./environment.mjs";
import { OperatorError, operatorErrorOf, runMain } from "./operator-error.mjs";
import { isPrebuilt } from "./prebuilt.mjs";
import { Progress } from "./progress.mjs";

/**
 * `npm run backup -- FOLDER`: copies both databases consistently while games run. Without FOLDER it
 * does what BACKUP_EVERY does: a new folder in BACKUP_FOLDER, from which old copies are removed.
 */
await runMain(async () => {
	checkNode();
	const environment = readEnvironment();
	refusePostgres("backup", "pg_dump", environment);
	const { dataFolder, temporalAddress, backups } = environment;
	const [given] = process.argv.slice(2);
	const rotated = given === undefined && backups !== null;
	const folder = rotated ? join(backups.folder, newName()) : folderArgument("backup", given);
	const progress = new Progress();
	if (!isPrebuilt) await progress.during("installing dependencies", installDependencies);
	/** @type {import("./backups/database-pair.mjs").BackupNote} */
	let note;
	try {
		if (rotated) await prepareFolder(backups.folder, dataFolder);
		await assertPlace(dataFolder, folder);
		// With TEMPORAL_ADDRESS set, the cluster's operator backs up its database.
		const databases = DATABASES.filter(
			(name) => !(temporalAddress && name === "temporal.db") && existsSync(join(dataFolder, name)),
		);
		note = await progress.during("copying the databases", (report) =>
			makeCopies(dataFolder, folder, databases, report),
		);
	} catch (problem) {
		if (rotated) await rm(folder, { recursive: true, force: true }).catch(() => {});
		await recordBackup(dataFolder, {
			...{ at: new Date().toISOString(), folder, bytes: 0 },
			problem: (operatorErrorOf(problem) ?? /** @type {Error} */ (problem)).message,
		}).catch(() => {});
		throw problem;
	}
	const { at, databases, bytes = 0 } = note;
	console.log(
		`The backup is in ${folder} (${databases.join(" and ")}). It holds texts of players: delete it when you no longer need it.`,
	);
	// The backup stays when the disk of the data has no space for this.
	await recordBackup(dataFolder, { at, folder, bytes, problem: null });
	if (rotated) await removeOld(backups.folder);
	return 0;
});

/**
 * Makes room for a new copy. Throws an OperatorError when BACKUP_FOLDER cannot take one.
 * @param {string} folder
 * @param {string} dataFolder
 */
async function prepareFolder(folder, dataFolder) {
	const problem = await folderProblem(folder, dataFolder);
	if (problem !== null) throw new OperatorError(problem);
	await removeOld(folder);
}

/**
 * Throws an OperatorError when there is nothing to copy, or the folder has something in it.
 * @param {string} dataFolder
 * @param {string} folder
 */
async function assertPlace(dataFolder, folder) {
	if (!existsSync(join(dataFolder, "plotluck.db")))
		throw new OperatorError(
			`DATA_DIR must hold plotluck.db to be backed up (got "${dataFolder}").`,
		);
	if (isReplacing(dataFolder))
		throw new OperatorError(
			`DATA_DIR must be whole (got "${dataFolder}", in which a restore was interrupted): start Plotluck, which finishes it, or run ${commandLine("restore", "FOLDER")} again.`,
		);
	await makeFolder(folder, dataFolder);
	if ((await readdir(folder)).length > 0)
		throw new OperatorError(
			`FOLDER must be empty or new (got "${folder}"): name a new folder for each backup.`,
		);
}
