import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DatabaseUnusable } from "../database-unusable.ts";

/** The oldest version that is still maintained, in the form of `server_version_num`. */
const OLDEST = 140_000;

/** How long one attempt to connect may take, and the pause before the next one, ms. */
const ATTEMPT = 10_000;
const RETRY = 500;

/** Errors of a server, or of a network, that may still be starting. */
const STARTING = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENOENT", // a socket's file
	"ENOTFOUND",
	"EPIPE",
	"ETIMEDOUT",
	"53300", // too many connections
	"57P03", // starting up, or shutting down
]);

/** Texts of the driver's errors that have no code. */
const BROKEN = /timeout expired|terminated/i;

/** Postgres's error codes that require the operator to act. */
const PROBLEMS = new Map([
	["28000", "it does not let this user in"],
	["28P01", "the password for this user is wrong"],
	["3D000", "there is no database of this name"],
	["42501", "this user may not make tables in it"],
	["25006", "it can only be read"],
]);

/**
 * Waits until Postgres accepts a connection, at most `patience` ms. Throws DatabaseUnusable when it
 * does not, or is too old; the message contains no password.
 */
export async function untilReachable(url: string, patience: number): Promise<void> {
	const giveUp = performance.now() + patience;
	for (;;) {
		const error = await attempt(url);
		if (error === null) return;
		if (!mayPass(error) || performance.now() >= giveUp)
			throw new DatabaseUnusable(
				postgresUnusable(url, postgresProblemIn(error) ?? unreached(error)),
			);
		await pause(RETRY);
	}
}

async function attempt(url: string): Promise<Error | null> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ATTEMPT });
	// Without a listener, the end of an idle connection would end the process.
	client.on("error", () => {});
	try {
		await client.connect();
		const { rows } = await client.query("SHOW server_version_num");
		const version = Number(rows[0].server_version_num);
		if (version < OLDEST)
			return new Error(`it is Postgres ${Math.floor(version / 10_000)}, and 14 is the oldest`);
		return null;
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	} finally {
		await client.end().catch(() => {});
	}
}

const codeOf = (error: unknown): string =>
	error instanceof Error && "code" in error ? String(error.code) : "";

const mayPass = (error: Error): boolean =>
	STARTING.has(codeOf(error)) || BROKEN.test(error.message);

const unreached = (error: Error): string =>
	mayPass(error) ? `it cannot be reached (${codeOf(error) || error.message})` : error.message;

/** Returns the problem after an error of Postgres; null when a retry may help. */
export const postgresProblemIn = (error: unknown): string | null =>
	PROBLEMS.get(codeOf(error)) ?? null;

/** Returns the error text for the operator, which names host, database and user only. */
export function postgresUnusable(url: string, problem: string): string {
	const { user } = new pg.Client(url);
	return `The database ${postgresName(url)} cannot be used by ${user}: ${problem}. Change DATABASE_URL, or what it names, and start again.`;
}

/** Returns the database of an address in words, without its password. */
export function postgresName(url: string): string {
	const { host, port, database } = new pg.Client(url);
	return `${database} on ${host}:${port}`;
}
