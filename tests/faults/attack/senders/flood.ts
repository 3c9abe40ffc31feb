import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../../../supervisor/paths.mjs";

const FLOODER = join(root, "tests", "faults", "attack", "senders", "flooder.mjs");

export interface FloodPlan {
	url: string;
	/** Asked for in turn. */
	paths: string[];
	headers?: Record<string, string>;
	/** Whether each call comes from another address. */
	fromMany: boolean;
	/** The first half of the addresses, such as `198.18`. */
	network: string;
	/** Calls a second. */
	rate: number;
	seconds: number;
}

/** Sends calls from a separate process. Returns the number of answers of each status. */
export async function flood({
	headers = {},
	...options
}: FloodPlan): Promise<Record<string, number>> {
	const asked = JSON.stringify({ headers, ...options });
	const { stdout } = await promisify(execFile)(process.execPath, [FLOODER, asked]);
	return JSON.parse(stdout);
}

/** A server that answers every call with nothing. */
const EMPTY_SERVER = `
	const server = require("node:http").createServer((_, answer) => answer.end());
	server.listen(0, "127.0.0.1", () => process.send(server.address().port));
	process.once("disconnect", () => process.exit());
`;

/** Starts an empty server in a separate process, which ends with this one. */
export async function startEmptyServer(): Promise<{ url: string; stop(): Promise<void> }> {
	const child = spawn(process.execPath, ["-e", EMPTY_SERVER], {
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	const [port] = await once(child, "message");
	return {
		url: `http://127.0.0.1:${port}`,
		async stop() {
			const ended = once(child, "exit");
			child.disconnect();
			await ended;
		},
	};
}
