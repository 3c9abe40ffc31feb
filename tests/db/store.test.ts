import { describe, expect, test } from "vitest";
import { openRoom } from "../../db/rooms.ts";
import { SEED_PACKS } from "../../db/seeds/index.ts";
import { dealBeyond, markBound, readDealt, readStore } from "../../db/store.ts";
import { internTexts } from "../../db/texts.ts";
import { tempAddress } from "../support/postgres/address.ts";
import { DATABASES, openUntilEnd } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("a database has its own id, and remembers that an engine knows it", async () => {
		const db = await tempDatabase();
		const { id, bound } = await readStore(db);
		expect([id, bound]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), false]);
		await markBound(db);
		expect(await readStore(db)).toEqual({ id, bound: true });
	});

	test("dealt ids are counted, also those of deleted rows", async () => {
		const db = await tempDatabase();
		const before = await readDealt(db);
		const builtIn = Object.values(SEED_PACKS).flatMap(Object.keys).length;
		expect(before).toMatchObject({ rooms: 0, seats: 0, texts: 0, prompt_packs: builtIn });
		const room = Number(await openRoom(db, "AAAA", 1));
		const [text = 0] = await internTexts(db, room, ["a hero"]);
		await db("texts").delete();
		await db("rooms").delete();
		expect(await readDealt(db)).toEqual({ ...before, rooms: room, texts: text });
	});

	test("ids are dealt beyond the engine's marks, and never go back", async () => {
		const db = await tempDatabase();
		await dealBeyond(db, { rooms: 500, seats: 3_000_000_000 });
		expect(await readDealt(db)).toMatchObject({ rooms: 500, seats: 3_000_000_000, texts: 0 });
		await dealBeyond(db, { rooms: 20 });
		expect(await openRoom(db, "AAAA", 1)).toBe(501);
	});
});

test("two processes that deal and advance ids at once deal none twice", async () => {
	const address = await tempAddress({ migrated: true });
	const [db, other] = [await openUntilEnd(address), await openUntilEnd(address)];
	const ids = await Promise.all(
		Array.from({ length: 60 }, async (_, i) => {
			const from = i % 2 === 0 ? db : other;
			if (i % 3 === 0) await dealBeyond(from, { rooms: i * 2 });
			return openRoom(from, `R${i}`, 1);
		}),
	);
	expect(new Set(ids).size).toBe(60);
});
