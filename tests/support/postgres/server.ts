import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../../../supervisor/paths.mjs";

/** A Postgres in a separate process, with a folder that is removed when it stops. */
export interface PostgresServer {
	/** Of a database that others can be made from. */
	address: string;
	stop(): Promise<void>;
}

/** Starts the Postgres of the package registry. It ends with this process. */
export async function startPostgres(): Promise<PostgresServer> {
	const program = fork(join(root, "tests", "support", "postgres", "program.mjs"), {
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	const ended = once(program, "exit").then(() => {
		throw new Error("The Postgres of the tests ended");
	});
	const [message] = await Promise.race([once(program, "message"), ended]);
	ended.catch(() => {});
	return {
		address: String(message),
		async stop() {
			if (program.exitCode !== null) return;
			const exited = once(program, "exit");
			program.disconnect();
			await exited;
		},
	};
}
