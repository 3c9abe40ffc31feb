import { placeProblem } from "../db/place-problem.mjs";
import { readConfig } from "./config.ts";
import { listenEarly } from "./front/listener.ts";
import { log } from "./log.ts";
import { unloadableModule } from "./native-module.ts";

/** EX_CONFIG of sysexits.h: a restart would not help. */
const UNUSABLE_CONFIG = 78;

/** Ends the process with a sentence for the operator. */
function end(why: string, code = UNUSABLE_CONFIG): never {
	process.stderr.write(`${why}\n`);
	process.exit(code);
}

/**
 * Ends the process when a package cannot be loaded, or its files cannot be used. A restart only helps
 * after the latter, and only once a disk has space. Throws every other error.
 */
function endIfUnusable(error: unknown, folder?: string): never {
	const module = unloadableModule(error);
	if (module !== null) end(module);
	const place = placeProblem(error, folder);
	if (place === null) throw error;
	end(`${place.what}: ${place.remedy}.`, place.passes ? 1 : UNUSABLE_CONFIG);
}

/** The process of the server: runs until a signal, or until the process that started it ends. */
const config = readConfig(process.env);
if ("refuse" in config) end(config.refuse);
log.level = config.logLevel;
// What this process makes has texts and keys, and other users of the machine may not read it.
process.umask(0o077);
const door = await listenEarly(config).catch(({ code }) =>
	end(
		`PORT must be free, and HOST an address of this machine (got "${config.port}" and "${config.host}", ${code}).`,
		code === "EADDRINUSE" ? 1 : UNUSABLE_CONFIG,
	),
);
// Loading this takes most of the time of a start.
const program = await import("./server.ts").catch((error) => endIfUnusable(error));
const { startServer, DatabaseUnusable, UpgradeFailed, UNUSABLE_DATABASE } = program;
/** Errors after which a restart does not help, besides those of the database. */
const HOPELESS = [
	program.BackupMissing,
	program.BusUnusable,
	program.EngineUnusable,
	UpgradeFailed,
];
const server = await startServer(config, door).catch((error) => {
	const noDatabase = error instanceof DatabaseUnusable;
	if (!noDatabase && !HOPELESS.some((kind) => error instanceof kind))
		return endIfUnusable(error, config.dataDir);
	process.stderr.write(`${error.message}\n`);
	const exit = () => process.exit(noDatabase ? UNUSABLE_DATABASE : UNUSABLE_CONFIG);
	if (!(error instanceof UpgradeFailed && process.send)) return exit();
	// The supervisor then puts the databases back.
	process.send("upgrade failed", exit);
	return new Promise<never>(() => {});
});
const stop = () => void server.stop().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
process.once("disconnect", stop);
process.send?.("ready");
