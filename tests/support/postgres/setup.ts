import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { root } from "../../../supervisor/paths.mjs";

declare module "vitest" {
	export interface ProvidedContext {
		/** Where a GET returns the address of the run's Postgres. */
		postgres: string;
	}
}

/**
 * Lets all files of a run share one Postgres, which starts when the first of them asks for it.
 * Returns the function that stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	let program: ChildProcess | undefined;
	let address: Promise<string> | undefined;
	const start = async () => {
		program = fork(join(root, "tests", "support", "postgres", "program.mjs"), {
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		const ended = once(program, "exit").then(() => {
			throw new Error("The Postgres of the tests ended");
		});
		const [message] = await Promise.race([once(program, "message"), ended]);
		ended.catch(() => {});
		return String(message);
	};
	const server = createServer(async (_request, response) => {
		address ??= start();
		await address.then(
			(text) => response.end(text),
			(error) => response.writeHead(500).end(String(error)),
		);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	project.provide("postgres", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	return async () => {
		server.close();
		if (!program || program.exitCode !== null) return;
		const exited = once(program, "exit");
		program.disconnect();
		await exited;
	};
}
