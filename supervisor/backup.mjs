import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { installDependencies } from "./build/dependencies.mjs";
import { BACKUP_NOTE, copyDatabase, DATABASES, folderArgument } from "./database-pair.mjs";
import { readSurroundings } from "./environment.mjs";
import { checkNode } from "./node-version.mjs";
import { Progress } from "./progress.mjs";
import { Refusal, runMain } from "./refusal.mjs";

/** `npm run backup -- FOLDER`: a consistent copy of both databases, made while games run. */
await runMain(async () => {
	checkNode();
	const folder = folderArgument("backup");
	const { dataFolder, temporalAddress } = readSurroundings();
	if (!existsSync(join(dataFolder, "plotluck.db")))
		throw new Refusal(`There is nothing to back up: ${dataFolder} has no plotluck.db.`);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	if ((await readdir(folder)).length > 0)
		throw new Refusal(`The folder ${folder} is not empty: name a new one for each backup.`);

	const progress = new Progress();
	await progress.during("installing dependencies", installDependencies);
	// The rooms of a cluster are its operator's to back up.
	const databases = DATABASES.filter(
		(name) => !(temporalAddress && name === "temporal.db") && existsSync(join(dataFolder, name)),
	);
	const at = new Date().toISOString();
	for (const name of databases)
		await progress.during(`copying ${name}`, () =>
			copyDatabase(join(dataFolder, name), join(folder, name)),
		);
	/** @type {import("./database-pair.mjs").BackupNote} */
	const note = { at, databases };
	await writeFile(join(folder, BACKUP_NOTE), `${JSON.stringify(note)}\n`);
	console.log(
		`The backup is in ${folder} (${databases.join(" and ")}). It holds what people wrote: delete it when its time is over.`,
	);
	return 0;
});
