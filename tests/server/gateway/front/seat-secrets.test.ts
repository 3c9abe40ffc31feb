import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "../../../../db/connection.ts";
import { openRoom } from "../../../../db/rooms.ts";
import { addSeatKey } from "../../../../db/seat-keys.ts";
import { releaseSeat } from "../../../../db/seats.ts";
import { SeatSecrets } from "../../../../gateway/front/seat-secrets.ts";
import { WIRE_LIMITS } from "../../../../gateway/limits/wire.ts";
import { DATABASES, takeSeatIn } from "../../../db/temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	async function known() {
		let now = 0;
		vi.spyOn(performance, "now").mockImplementation(() => now);
		onTestFinished(() => void vi.restoreAllMocks());
		const db: Db = await tempDatabase();
		const gameId = Number(await openRoom(db, "SEAT", 1));
		const take = (secretHash: string) => takeSeatIn(db, gameId, secretHash);
		const secrets = new SeatSecrets(db);
		const pass = (ms: number) => {
			now += ms;
		};
		return { db, gameId, take, secrets, pass };
	}

	test("secrets of seats, further devices and screens are known, also new ones after a second", async () => {
		const { db, gameId, take, secrets, pass } = await known();
		const playerId = await take("first");
		await addSeatKey(db, { playerId, gameId, secretHash: "phone", now: 1 }, 3);
		await db("screens").insert({ game_id: gameId, secret_hash: "screen", seen_at: 1 });
		for (const hash of ["first", "phone", "screen"]) expect(await secrets.has(hash)).toBe(true);
		expect(await secrets.has("other")).toBe(false);
		await take("second");
		expect(await secrets.has("second")).toBe(false);
		pass(WIRE_LIMITS.secretsRead);
		expect(await secrets.has("second")).toBe(true);
	});

	test("unknown secrets cause one reading a second, however many they are", async () => {
		const { db, take, secrets, pass } = await known();
		await take("first");
		await secrets.has("first");
		let queries = 0;
		db.on("query", () => queries++);
		for (let second = 0; second < 3; second++) {
			pass(WIRE_LIMITS.secretsRead);
			const asked = Array.from({ length: 500 }, (_, i) => secrets.has(`${second} ${i}`));
			expect(new Set(await Promise.all(asked))).toEqual(new Set([false]));
			for (let i = 0; i < 500; i++) await secrets.has(`${second} again ${i}`);
		}
		expect(queries).toBeLessThanOrEqual(3 * 6);
	});

	test("more secrets than are read at once are all known, and those that ended go", async () => {
		const { db, gameId, take, secrets, pass } = await known();
		const gone = await take("gone");
		const rows = Array.from({ length: 2 * WIRE_LIMITS.secretsAtOnce + 1 }, (_, i) => ({
			game_id: gameId,
			secret_hash: `hash ${i}`,
			audience: 0,
			created_at: 1,
		}));
		await db.batchInsert("seats", rows, 100);
		for (const { secret_hash } of rows) expect(await secrets.has(secret_hash)).toBe(true);
		await releaseSeat(db, gone);
		pass(WIRE_LIMITS.secretsReadAgain);
		expect(await secrets.has("new")).toBe(false);
		expect([await secrets.has("gone"), await secrets.has("hash 0")]).toEqual([false, true]);
	});
});
