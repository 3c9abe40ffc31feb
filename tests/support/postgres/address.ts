import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { openDatabase } from "../../../db/connection.ts";
import { administer } from "./administer.ts";
import type {} from "./setup.ts";

/** A migrated database, which is faster to copy than to migrate. */
const TEMPLATE = "migrated";

/** Names the lock of the worker that makes the template. */
const TEMPLATE_LOCK = 1;

let made = 0;

/**
 * Returns the address of a new database in the Postgres of this run, which is removed after the
 * test.
 */
export async function tempAddress({ migrated = false } = {}): Promise<string> {
	const server = await serverAddress();
	const name = `test_${process.pid}_${++made}`;
	if (migrated) await makeTemplate(server);
	await administer(server, `CREATE DATABASE ${name}${migrated ? ` TEMPLATE ${TEMPLATE}` : ""}`);
	onTestFinished(async () => {
		await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
	});
	return addressOf(server, name);
}

/** Returns the address of the Postgres that all files of this run share. */
export async function serverAddress(): Promise<string> {
	const answer = await fetch(inject("postgres"));
	const text = await answer.text();
	if (!answer.ok) throw new Error(text);
	return text;
}

const addressOf = (server: string, name: string) => server.replace(/[^/]+$/, name);

/** Makes the template, once in a run. */
async function makeTemplate(server: string): Promise<void> {
	const client = new pg.Client(server);
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
		const known = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [TEMPLATE]);
		if (known.rowCount !== 0) return;
		await client.query("CREATE DATABASE unfinished");
		await (await openDatabase(addressOf(server, "unfinished"))).destroy();
		await client.query(`ALTER DATABASE unfinished RENAME TO ${TEMPLATE}`);
	} finally {
		await client.end();
	}
}
