import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../../../supervisor/paths.mjs";
import { childrenOf, isAlive, until } from "../processes.ts";

/** A Postgres in separate processes, with a folder that is removed when it stops. */
export interface PostgresServer {
	/** Of a database that others can be made from. */
	address: string;
	/** Sends a signal to all processes of Postgres. */
	signal(signal: NodeJS.Signals): void;
	/** Kills them all with SIGKILL. */
	kill(): Promise<void>;
	/** Starts it again after a kill, on the same port and databases. */
	start(): Promise<void>;
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
	const nextMessage = () => Promise.race([once(program, "message"), ended]);
	const [message] = await nextMessage();
	ended.catch(() => {});
	const signal = (name: NodeJS.Signals): number[] => {
		const first = childrenOf(program.pid ?? 0);
		const pids = [...first, ...first.flatMap(({ pid }) => childrenOf(pid))].map(({ pid }) => pid);
		for (const pid of pids) process.kill(pid, name);
		return pids;
	};
	return {
		address: String(message),
		signal: (name) => void signal(name),
		async kill() {
			const pids = signal("SIGKILL");
			await until(() => !pids.some(isAlive));
		},
		async start() {
			program.send("start");
			await nextMessage();
		},
		async stop() {
			if (program.exitCode !== null) return;
			const exited = once(program, "exit");
			program.disconnect();
			await exited;
		},
	};
}
