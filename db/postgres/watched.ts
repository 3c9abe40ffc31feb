/// <reference path="./knex-dialect.d.ts" />
import type { Socket } from "node:net";
import type { Client } from "pg";
import { Postgres } from "./client.ts";

/**
 * How long a connection in use may be silent, ms. No packet that a firewall drops is reported, and
 * TCP repeats an unanswered query for a quarter of an hour.
 */
const SILENCE = 8000;
/**
 * The settings of a session, ms and s. Postgres ends slow statements before they count as silence,
 * and soon frees the locks of a session whose connection was replaced.
 */
const SESSION = `
	SET statement_timeout = ${SILENCE - 1000};
	SET idle_in_transaction_session_timeout = ${SILENCE};
	SET tcp_user_timeout = ${SILENCE};
	SET tcp_keepalives_idle = 10;
	SET tcp_keepalives_interval = 2;
	SET tcp_keepalives_count = 4;
`;
/** How long a connection may take to close cleanly, ms. */
const GOODBYE = 500;

/** Options of a pool of watched connections. */
export const WATCHED_POOL = {
	createTimeoutMillis: SILENCE,
	afterCreate: (connection: Client, done: (error: Error | null, connection: Client) => void) =>
		connection.query(SESSION).then(
			() => done(null, connection),
			(error) => done(error, connection),
		),
};

/** By connection: monotonic ms of its last use that ended well. */
const usedAt = new WeakMap<Client, number>();

/**
 * Postgres for statements that somebody waits for. A connection that falls silent rejects its
 * statement with ETIMEDOUT, and is replaced together with those that may be as dead.
 */
export class WatchedPostgres extends Postgres {
	/** Connections without a use since then are not used again; monotonic ms. */
	private silentSince = Number.NEGATIVE_INFINITY;

	override async acquireRawConnection(): Promise<Client> {
		const connection = await super.acquireRawConnection();
		usedAt.set(connection, performance.now());
		const socket = socketOf(connection);
		socket.on("timeout", () => {
			this.silentSince = performance.now() - SILENCE;
			const error = new Error(`Connection terminated: Postgres was silent for ${SILENCE} ms`);
			socket.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
		});
		return connection;
	}

	override async validateConnection(connection: Client): Promise<boolean> {
		return (usedAt.get(connection) ?? 0) >= this.silentSince;
	}

	override async acquireConnection(): Promise<Client> {
		const connection = await super.acquireConnection();
		socketOf(connection).setTimeout(SILENCE);
		return connection;
	}

	override releaseConnection(connection: Client): Promise<void> {
		socketOf(connection).setTimeout(0);
		usedAt.set(connection, performance.now());
		return super.releaseConnection(connection);
	}

	/** A silent Postgres would otherwise keep the pool waiting for its goodbye. */
	override async destroyRawConnection(connection: Client): Promise<void> {
		const cut = setTimeout(() => socketOf(connection).destroy(), GOODBYE);
		await super.destroyRawConnection(connection);
		clearTimeout(cut);
	}
}

/** The types of pg name only what all streams have. */
const socketOf = ({ connection }: Client): Socket => connection.stream as Socket;
