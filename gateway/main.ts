import { readConfig } from "./config.ts";
import { listenEarly } from "./front/listener.ts";

/** The server's process: runs until a signal, or the end of the process that started it. */
const config = readConfig(process.env);
if ("refuse" in config) {
	process.stderr.write(`${config.refuse}\n`);
	process.exit(78); // EX_CONFIG: starting again would not help
}
const door = await listenEarly(config);
// most of the time of a start is loading this
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
