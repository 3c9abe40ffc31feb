import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import type { Db } from "../../../db/connection.ts";
import { returnedRows } from "../../../db/dialects/dialect.ts";
import { draftWriter } from "../../../db/drafts/part-drafts.ts";
import { readParts } from "../../../db/parts.ts";
import { openRoom } from "../../../db/rooms.ts";
import { tempAddress } from "../../support/postgres/address.ts";
import { administer } from "../../support/postgres/administer.ts";
import { openUntilEnd } from "../temp-database.ts";

/** Longer than any statement that a player waits for. */
const LONG = 10_000;
/** The lock of db/postgres/open.ts that a migrating process holds. */
const MIGRATION_LOCK = 7_568_582;

/** Starts a proxy of the Postgres at an address that can drop all packets of its connections. */
async function droppingProxy(address: string) {
	const { hostname, port } = new URL(address);
	const lines = new Set<[Socket, Socket]>();
	const server = createServer((client) => {
		const behind = connect(Number(port), hostname);
		lines.add([client, behind]);
		client.pipe(behind).pipe(client);
		for (const socket of [client, behind]) socket.on("error", () => {});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.close();
		for (const socket of [...lines].flat()) socket.destroy();
	});
	const through = new URL(address);
	const own = server.address();
	through.host = `127.0.0.1:${typeof own === "object" ? own?.port : own}`;
	return {
		address: through.href,
		/** Drops what both sides of today's connections send, also their ends. */
		drop() {
			for (const [client, behind] of lines) {
				client.unpipe(behind).resume().removeAllListeners("end");
				behind.unpipe(client).resume().removeAllListeners("end");
			}
		},
	};
}

/** Returns the process of Postgres behind a connection of the pool. */
async function backend(db: Db): Promise<number> {
	const [row] = await returnedRows<{ pid: number }>(
		db,
		"SELECT pg_backend_pid() AS pid FROM pg_sleep(0.2)",
	);
	return row?.pid ?? 0;
}

const backends = (db: Db, count: number) =>
	Promise.all(Array.from({ length: count }, () => backend(db)));

test("a query on a connection that fell silent is rejected, and all later ones have new connections", async () => {
	const proxy = await droppingProxy(await tempAddress({ migrated: true }));
	const db = await openUntilEnd(proxy.address);
	const before = new Set(await backends(db, 4));
	expect(before.size).toBe(4);
	proxy.drop();
	await expect(db.raw("SELECT 1")).rejects.toMatchObject({
		code: "ETIMEDOUT",
		message: expect.stringContaining("Postgres was silent"),
	});
	const after = await backends(db, 4);
	expect(after.filter((pid) => before.has(pid))).toEqual([]);
});

test("a save on a silent connection is refused, and is kept when it comes again", async () => {
	const address = await tempAddress({ migrated: true });
	const proxy = await droppingProxy(address);
	const db = await openUntilEnd(proxy.address);
	const gameId = Number(await openRoom(db, "MUTE", 1));
	const save = (content: string) =>
		draftWriter(db).save({ submissionId: 1, gameId, content, words: 1, connection: 1 });
	expect(await save("before")).toBe("saved");
	proxy.drop();
	await expect(save("after")).rejects.toMatchObject({ code: "ETIMEDOUT" });
	expect(await save("after")).toBe("saved");
	expect(await readParts(db, [1])).toEqual(new Map([[1, "after"]]));
});

test("a transaction without an answer releases its locks", async () => {
	const address = await tempAddress({ migrated: true });
	const proxy = await droppingProxy(address);
	const db = await openUntilEnd(proxy.address);
	const gameId = Number(await openRoom(db, "LOCK", 1));
	const stuck = db.transaction(async (trx) => {
		await trx("rooms").where({ id: gameId }).forUpdate();
		proxy.drop();
		await trx("rooms").where({ id: gameId }).update({ closed_at: 5 });
	});
	await expect(stuck).rejects.toThrow("not queryable"); // the rollback also fails
	const change = `UPDATE rooms SET closed_at = 7 WHERE id = ${gameId} RETURNING closed_at`;
	expect(await administer(address, change)).toEqual([{ closed_at: "7" }]);
});

test("a slow statement is ended by Postgres and keeps its connection", async () => {
	const db = await openUntilEnd(await tempAddress({ migrated: true }));
	const pid = await backend(db);
	await expect(db.raw("SELECT pg_sleep(99)")).rejects.toMatchObject({ code: "57014" });
	expect(await backend(db)).toBe(pid);
});

test("a start waits for the long migration of another process", async () => {
	const address = await tempAddress({ migrated: true });
	const other = new pg.Client(address);
	await other.connect();
	await other.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
	const opening = openUntilEnd(address);
	await pause(LONG);
	await other.end();
	expect(await openRoom(await opening, "WAIT", 1)).toBe(1);
});
