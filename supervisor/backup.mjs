import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installDependencies } from "./build/dependencies.mjs";
import { checkNode } from "./build/node-version.mjs";
import { BACKUP_NOTE, copyDatabase, DATABASES, folderArgument } from "./engine/database-pair.mjs";
import { readEnvironment, refusePostgres } from "./environment.mjs";
import { OperatorError, runMain } from "./operator-error.mjs";
import { isPrebuilt } from "./prebuilt.mjs";
import { Progress } from "./progress.mjs";

/** `npm run backup -- FOLDER`: copies both databases consistently while games run. */
await runMain(async () => {
	checkNode();
	const folder = folderArgument("backup");
	const environment = readEnvironment();
	refusePostgres("backup", "pg_dump", environment);
	const { dataFolder, temporalAddress } = environment;
	if (!existsSync(join(dataFolder, "plotluck.db")))
		throw new OperatorError(
			`DATA_DIR must hold plotluck.db to be backed up (got "${dataFolder}").`,
		);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	if ((await readdir(folder)).length > 0)
		throw new OperatorError(
			`FOLDER must be empty or new (got "${folder}"): name a new folder for each backup.`,
		);

	const progress = new Progress();
	if (!isPrebuilt) await progress.during("installing dependencies", installDependencies);
	// With TEMPORAL_ADDRESS set, the cluster's operator backs up its database.
	const databases = DATABASES.filter(
		(name) => !(temporalAddress && name === "temporal.db") && existsSync(join(dataFolder, name)),
	);
	const at = new Date().toISOString();
	for (const name of databases)
		await progress.during(`copying ${name}`, () =>
			copyDatabase(join(dataFolder, name), join(folder, name)),
		);
	/** @type {import("./engine/database-pair.mjs").BackupNote} */
	const note = { at, databases };
	await writeFile(join(folder, BACKUP_NOTE), `${JSON.stringify(note)}\n`);
	console.log(
		`The backup is in ${folder} (${databases.join(" and ")}). It holds texts of players: delete it when you no longer need it.`,
	);
	return 0;
});
