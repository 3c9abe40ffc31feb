#!/usr/bin/env node
import { OperatorError, runMain } from "../operator-error.mjs";

/** The commands of the package, which match the project's npm scripts. */
const VERBS = new Map([
	["start", () => import("../start.mjs")],
	["backup", () => import("../backup.mjs")],
	["restore", () => import("../restore.mjs")],
	["setup", () => import("../cluster/temporal-setup.mjs")],
]);

const HELP = `plotluck                          starts a game; Ctrl-C stops it
plotluck backup FOLDER            copies the databases while games run
plotluck restore FOLDER           puts a backup in place
plotluck setup --retention HOURS  prepares a Temporal cluster (TEMPORAL_ADDRESS)

The data is in ./plotluck-data, or in DATA_DIR. Settings are environment variables, also read
from .env in this folder. docs/hosting.md in the package describes them.`;

const [, , verb = "start"] = process.argv;
const run = VERBS.get(verb);
if (verb === "--help" || verb === "-h") console.log(HELP);
else if (run) {
	// The commands read the remaining arguments, and Node may run this program again with them.
	process.argv.splice(2, 1);
	await run();
} else
	await runMain(() =>
		Promise.reject(
			new OperatorError(
				`The command must be ${[...VERBS.keys()].join(", ")} or --help (got "${verb}").`,
			),
		),
	);
