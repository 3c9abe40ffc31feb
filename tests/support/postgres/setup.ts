import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type PostgresServer, startPostgres } from "./server.ts";

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
	let postgres: Promise<PostgresServer> | undefined;
	const server = createServer(async (_request, response) => {
		postgres ??= startPostgres();
		await postgres.then(
			({ address }) => response.end(address),
			(error) => response.writeHead(500).end(String(error)),
		);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	project.provide("postgres", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	return async () => {
		server.close();
		await (await postgres?.catch(() => undefined))?.stop();
	};
}
