import { describe, expect, test } from "vitest";
import { calendarOf, calendarWith, keepCalendar } from "../../../db/notifiers/calendars.ts";
import {
	channelOf,
	claimNews,
	dropAddress,
	releaseNews,
	removeChannel,
	setChannel,
} from "../../../db/notifiers/channels.ts";
import { removeGameContent } from "../../../db/removal.ts";
import { openRoom } from "../../../db/rooms.ts";
import { DATABASES } from "../temp-database.ts";

const CHAT = { kind: "slack", address: "https://hooks.example/a", site: "https://x" } as const;

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("news is claimed once, also by several at once, and again after a release", async () => {
		const db = await tempDatabase();
		const [game, other] = [await openRoom(db, "AAAA", 1), await openRoom(db, "BBBB", 1)].map(
			Number,
		);
		const claims = await Promise.all([1, 2, 3].map(() => claimNews(db, game ?? 0, ["a", "b"])));
		expect(claims.flat().sort()).toEqual(["a", "b"]);
		expect(await claimNews(db, game ?? 0, ["b", "c"])).toEqual(["c"]);
		expect(await claimNews(db, other ?? 0, ["a"])).toEqual(["a"]);
		await releaseNews(db, game ?? 0, ["a"]);
		expect(await claimNews(db, game ?? 0, ["a", "b"])).toEqual(["a"]);
		expect(await claimNews(db, game ?? 0, [])).toEqual([]);
	});

	test("an address is dropped only while it is the current one", async () => {
		const db = await tempDatabase();
		const game = Number(await openRoom(db, "AAAA", 1));
		await setChannel(db, game, CHAT);
		await setChannel(db, game, { ...CHAT, address: "https://hooks.example/b" });
		await dropAddress(db, game, CHAT.address);
		expect((await channelOf(db, game))?.address).toBe("https://hooks.example/b");
		await dropAddress(db, game, "https://hooks.example/b");
		expect(await channelOf(db, game)).toMatchObject({ ...CHAT, address: null });
		await removeChannel(db, game);
		expect(await channelOf(db, game)).toBeNull();
	});

	test("chats and calendars go with their game, and a closed room gets none", async () => {
		const db = await tempDatabase();
		const fill = async (code: string) => {
			const gameId = Number(await openRoom(db, code, 1));
			const calendar = { gameId, secretHash: "a", salt: "s", tokenHash: code };
			expect(await setChannel(db, gameId, CHAT)).toBe(true);
			expect(await keepCalendar(db, calendar)).toBe(true);
			await claimNews(db, gameId, ["a"]);
			return calendar;
		};
		const gone = await fill("GONE");
		const kept = await fill("KEPT");
		await removeGameContent(db, gone.gameId, 50);
		for (const table of ["channels", "channel_news", "calendars"] as const)
			expect((await db(table).select("game_id")).map((row) => row.game_id)).toEqual([kept.gameId]);
		expect(await setChannel(db, gone.gameId, CHAT)).toBe(false);
		expect(await keepCalendar(db, gone)).toBe(false);
		expect(await calendarWith(db, "GONE")).toBeNull();
		expect(await calendarWith(db, "KEPT")).toEqual(kept);
		expect(await calendarOf(db, kept)).toEqual(kept);
		const renewed = { ...kept, salt: "t", tokenHash: "NEXT" };
		await keepCalendar(db, renewed);
		expect([await calendarWith(db, "KEPT"), await calendarWith(db, "NEXT")]).toEqual([
			null,
			renewed,
		]);
	});
});
