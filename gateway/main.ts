import { readConfig } from "./config.ts";
import { listenEarly } from "./front/listener.ts";

/** The process of the server: runs until a signal, or until the process that started it ends. */
const config = readConfig(process.env);
if ("refuse" in config) {
	process.stderr.write(`${config.refuse}\n`);
	process.exit(78); // EX_CONFIG: a restart would not help
}
const door = await listenEarly(config);
// Loading this takes most of the time of a start.
const { startServer, DatabaseUnusable, UNUSABLE_DATABASE } = await import("./server.ts");
const server = await startServer(config, door).catch((error) => {
	if (!(error instanceof DatabaseUnusable)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(UNUSABLE_DATABASE);
});
const stop = () => void server.stop().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
process.once("disconnect", stop);
process.send?.("ready");
