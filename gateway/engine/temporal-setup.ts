import { parseArgs } from "node:util";
import { setUpEngine } from "../../activities/engine-setup.ts";
import { EngineUnusable } from "../../activities/engine-unusable.ts";
import { installRuntime } from "../../activities/worker.ts";
import { readConfig } from "../config.ts";

/** Hours for which a new namespace keeps closed rooms: the shortest time that clusters accept. */
const RETENTION = 1;

/** The program of `npm run temporal:setup`. */
try {
	const config = readConfig(process.env);
	if ("refuse" in config) throw new EngineUnusable(config.refuse);
	const retention = readRetention();
	installRuntime();
	await setUpEngine({
		address: config.temporalAddress,
		namespace: config.temporalNamespace,
		access: config.temporalAccess,
		retention,
		report: (sentence) => void process.stdout.write(`${sentence}\n`),
	});
	process.exit(0);
} catch (error) {
	process.stderr.write(`${error instanceof EngineUnusable ? error.message : String(error)}\n`);
	process.exit(1);
}

function readRetention(): number {
	const { values } = parseArgs({ options: { retention: { type: "string" } } });
	const hours = Number(values.retention ?? RETENTION);
	if (!Number.isInteger(hours) || hours < 1)
		throw new EngineUnusable(
			`--retention must be a whole number of hours, at least 1 (got "${values.retention}")`,
		);
	return hours;
}
