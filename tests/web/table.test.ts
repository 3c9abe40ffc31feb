import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRESETS } from "#game/settings/presets.ts";
import { coherentSettings } from "#game/settings/sent-settings.ts";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";
import { STATUS, type Status } from "#game/status.ts";
import type { PlayerData } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { freeSeats } from "../../web/screens/lobby/seats.tsx";
import { placesFor, readerFirst } from "../../web/screens/round-table/ring.ts";
import { minutesAndSeconds, seatState } from "../../web/screens/round-table/seat-state.ts";
import { seatingFor } from "../../web/screens/round-table/seating.ts";
import { changedChips, chipsOf } from "../../web/screens/settings/chips.ts";
import { lastClock } from "../../web/screens/waiting/last-clock.ts";
import { lastSentence, snatchesOf } from "../../web/screens/waiting/own-line.ts";
import { byId, game, person, story, submission } from "./room/wire.ts";

const NOW = 1_000_000;
const wait = { done: STATUS.postStoryWrite, deed: "writing" } as const;
const seat = (id: number, status: Status, data: Partial<PlayerData> = {}) =>
	person(id, { status }, data);

describe("how people sit at a table", () => {
	const SMALL = { width: 320, height: 568 };
	const PHONE = { width: 390, height: 844 };
	const onPhone = (people: number, page = PHONE) =>
		seatingFor(people, { width: page.width - 32, height: 0 }, page);

	it("is around the pot for up to four on a phone, and in rows of at most four for more", () => {
		for (const people of [1, 2, 3, 4]) expect(onPhone(people).ring).toBe(true);
		for (const [people, columns] of [
			[5, 3],
			[6, 3],
			[7, 4],
			[8, 4],
			[9, 3],
			[12, 4],
		] as const)
			expect(onPhone(people)).toMatchObject({ ring: false, columns });
		expect(onPhone(4, SMALL)).toMatchObject({ ring: false, columns: 4 });
	});

	it("has faces that can be told apart, which fit into their seats", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 30 }),
				fc.integer({ min: 320, max: 2000 }),
				fc.integer({ min: 300, max: 1400 }),
				(people, width, height) => {
					const spread = width >= 900 && height >= 540;
					const table = spread
						? { width: width - 500, height: Math.max(370, height - 172) }
						: { width: Math.min(width, 640) - 32, height: 0 };
					const { ring, columns, face } = seatingFor(people, table, { width, height });
					expect(face).toBeGreaterThanOrEqual(44);
					if (!ring) expect(face * columns).toBeLessThanOrEqual(table.width);
				},
			),
		);
	});

	it("is around the pot for twelve on a desktop, and in rows where they would touch", () => {
		const desk = { width: 1372, height: 848 };
		expect(seatingFor(12, { width: 856, height: 676 }, desk).ring).toBe(true);
		expect(seatingFor(12, { width: 560, height: 540 }, { width: 956, height: 712 })).toMatchObject({
			...{ ring: false, columns: 4 },
		});
	});
});

describe("the state of a player at the table", () => {
	const writes = (data: Partial<PlayerData>) => seat(2, STATUS.storyWrite, data);
	const done = (since?: number) =>
		seat(2, STATUS.postStoryWrite, since === undefined ? {} : { since });

	it("is writing, or away without a connection", () => {
		expect(seatState(writes({}), wait, NOW)).toBe("writing");
		expect(seatState(writes({ connected: false }), wait, NOW)).toBe("away");
		const overDays = { ...wait, overDays: true };
		expect(seatState(writes({ connected: false }), overDays, NOW)).toBe("writing");
		const busy = { ...wait, deed: "busy" } as const;
		expect(seatState(writes({}), busy, NOW)).toBe("busy");
		expect(seatState(writes({ typing: true }), busy, NOW)).toBe("writing");
	});

	it("is asleep twenty seconds after being done, and awake for twenty after a poke", () => {
		expect(seatState(done(NOW - 19_999), wait, NOW)).toBe("done");
		expect(seatState(done(NOW - 20_000), wait, NOW)).toBe("asleep");
		expect(seatState(done(NOW - 20_000), { ...wait, overDays: true }, NOW)).toBe("done");
		expect(seatState(done(NOW - 90_000), wait, NOW, { wokenAt: NOW - 1 })).toBe("done");
		expect(seatState(done(NOW - 90_000), wait, NOW, { wokenAt: NOW - 20_000 })).toBe("asleep");
	});

	it("is neither done nor asleep while one of those with a title draws a cover", () => {
		const covers = { ...wait, covers: true };
		for (const since of [NOW, NOW - 90_000])
			expect(seatState(done(since), covers, NOW)).toBe("titled");
		expect(seatState(seat(2, STATUS.postStoryWrite, { asleep: true }), covers, NOW)).toBe("asleep");
	});

	it("follows what the page has seen where the room sends no time", () => {
		expect(seatState(done(), wait, NOW, { since: NOW - 20_000 })).toBe("asleep");
		expect(seatState(done(), wait, NOW)).toBe("done");
	});

	it("is timed by minutes and seconds", () => {
		expect([-5, 20_000, 61_999].map(minutesAndSeconds)).toEqual(["0:00", "0:20", "1:01"]);
	});
});

describe("the table", () => {
	it("has the reader at the bottom right and every player in another place, for any number", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 30 }), (people) => {
				const places = placesFor(people);
				const [own] = places;
				expect(own && own.x > 0 && own.y > 0).toBe(true);
				expect(new Set(places.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`)).size).toBe(
					people,
				);
			}),
		);
	});

	it("keeps the order of the others behind the reader", () => {
		const seats = [1, 2, 3, 4].map((id) => ({ id }));
		expect(readerFirst(seats, 3).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
		expect(readerFirst(seats, 9).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
	});

	it("has at most two free seats in the lobby, and none when it is full", () => {
		expect([3, 11, 12, 13].map((people) => freeSeats(people, 12).length)).toEqual([2, 1, 0, 0]);
	});

	it("counts the pencils down", () => {
		expect([3, 1, 0].map((count) => tableWords.waiting.pencils(count).join(" "))).toEqual([
			"Three pencils still going",
			"One pencil still going",
			"All done. Here it comes",
		]);
	});

	it("shows the clock that runs last, and whose it is", () => {
		const room = game({
			players: byId(
				seat(1, STATUS.postStoryWrite),
				seat(2, STATUS.storyWrite),
				seat(3, STATUS.storyWrite),
			),
			countdown: { limit: 900, hard_limit: 950 },
			submission: { ...game().submission, part: 1, ends: { 1: 900, 2: 700, 3: 800 } },
		});
		const { limit, owner } = lastClock(room, STATUS.postStoryWrite);
		expect([limit, owner?.id]).toEqual([800, 3]);
		expect(lastClock(room, STATUS.postStoryTitle)).toEqual({ limit: 900, owner: null });
	});
});

describe("a line of the reader's own", () => {
	it("is the last sentence with a word", () => {
		expect(lastSentence("One. “Two,” she said. Three! … ")).toBe("Three!");
		expect(lastSentence("no end")).toBe("no end");
		expect(lastSentence("  ")).toBe("");
		const japanese = lastSentence(`${"ライオンが笑って、".repeat(30)}倒れた`);
		expect(japanese).toMatch(/^…ライオンが笑って、.*倒れた$/);
		expect(japanese.length).toBeLessThanOrEqual(181);
		expect(lastSentence(`${"word ".repeat(80)}end.`).length).toBeLessThanOrEqual(181);
	});

	it("is from earlier parts only, and from none that is blacked out", () => {
		const parts = [
			submission({ id: 1, index: 0, content: "mashed, said the inspector" }),
			submission({ id: 2, index: 1, content: "never to be read again", meta: { censored: true } }),
			submission({ id: 3, index: 2, content: "mine and only mine yet" }),
		];
		const mine = story({ submissions: byId(...parts) });
		expect(snatchesOf(mine, 3)).toEqual(["“…mashed, said the inspector…”"]);
		expect(snatchesOf(null, 3)).toEqual([]);
	});
});

describe("the rules in the lobby", () => {
	const classic = { ...DEFAULT_SETTINGS, ...PRESETS.classic };
	const texts = (settings: Settings) => chipsOf(settings, 6).map(({ text }) => text);

	it("name the menu with its length, and become the room's own recipe with a changed rule", () => {
		expect(texts(classic)).toEqual([
			"Classic, about 25 min",
			"guide off",
			"all ages",
			"3 parts",
			"frantic, 3 min each",
		]);
		expect(texts({ ...classic, show_instructions: true })).toEqual([
			"Your own recipe, about 25 min",
			"guide on",
			...["all ages", "3 parts", "frantic, 3 min each", "read together"],
		]);
		const speeds = [10, 60, 90, 299, 300, 3600].map((write_duration) =>
			texts({ ...classic, write_duration }).find((text) => / each$/.test(text)),
		);
		expect(speeds).toEqual([
			...["sonic, 10 s each", "lightning, 1 min each", "lightning, 90 s each"],
			...["frantic, 299 s each", "brisk, 5 min each", "leisurely, 60 min each"],
		]);
		expect(texts({ ...classic, write_duration: 0 })).not.toContain(expect.stringContaining("each"));
		expect(texts({ ...classic, num_switches: 5 })[0]).toMatch(/^Your own recipe/);
		const pairs = texts({ ...classic, game_mode: "otp", num_otp_characters: 2 });
		expect(pairs.slice(0, 2)).toEqual(["Classic, about 25 min", "One true pairing"]);
	});

	it("name a game over days once", () => {
		expect(texts({ ...DEFAULT_SETTINGS, ...PRESETS.days })).toEqual([
			...["all ages", "3 parts", "over days, 1 day a part"],
		]);
	});

	it("estimate the length for more people than the host alone, except in solo", () => {
		const [menu = ""] = chipsOf(classic, 1).map(({ text }) => text);
		expect(menu).toBe("Classic, about 25 min");
		const solo = coherentSettings(
			{ ...classic, game_mode: "solo_mode" },
			{ mature: false, premium: false },
		);
		expect(chipsOf(solo, 1).map(({ text }) => text)).toEqual(
			expect.arrayContaining(["Classic, about 15 min", "Solo"]),
		);
	});

	it("mark the chips that a change affects", () => {
		const changed = changedChips(classic, { ...classic, write_duration: 90 }, 6);
		expect(changed.map(({ key }) => key)).toContain("write_duration");
		expect(changed.map(({ key }) => key)).not.toContain("num_switches");
		expect(changedChips(classic, classic, 6)).toEqual([]);
	});
});
