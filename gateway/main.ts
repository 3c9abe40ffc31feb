import { readConfig } from "./config.ts";
import { listenEarly } from "./front/listener.ts";
import { log } from "./log.ts";
import { unloadableModule } from "./native-module.ts";

/** EX_CONFIG of sysexits.h: a restart would not help. */
const UNUSABLE_CONFIG = 78;

/**
 * Ends the process when a package cannot be loaded, because a restart would not help. Throws every
 * other error.
 */
function endIfUnloadable(error: unknown): never {
	const why = unloadableModule(error);
	if (why === null) throw error;
	process.stderr.write(`${why}\n`);
	process.exit(UNUSABLE_CONFIG);
}

/** The process of the server: runs until a signal, or until the process that started it ends. */
const config = readConfig(process.env);
if ("refuse" in config) {
	process.stderr.write(`${config.refuse}\n`);
	process.exit(UNUSABLE_CONFIG);
}
log.level = config.logLevel;
// What this process makes has texts and keys, and other users of the machine may not read it.
process.umask(0o077);
const door = await listenEarly(config);
// Loading this takes most of the time of a start.
const program = await import("./server.ts").catch(endIfUnloadable);
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
	if (!noDatabase && !HOPELESS.some((kind) => error instanceof kind)) return endIfUnloadable(error);
	process.stderr.write(`${error.message}\n`);
	const end = () => process.exit(noDatabase ? UNUSABLE_DATABASE : UNUSABLE_CONFIG);
	if (!(error instanceof UpgradeFailed && process.send)) return end();
	// The supervisor then puts the databases back.
	process.send("upgrade failed", end);
	return new Promise<never>(() => {});
});
const stop = () => void server.stop().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
process.once("disconnect", stop);
process.send?.("ready");
