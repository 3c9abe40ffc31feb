import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";
import type { PublicPlayer, WireCharacter } from "#game/wire/state.ts";
import { readStates } from "../../web/game/read-state.ts";
import { storyStandings, topReactions, writerStandings } from "../../web/game/standings.ts";
import { repeatedNames } from "../../web/screens/characters/name-drafts.ts";
import { slotsOf } from "../../web/screens/lobby/seats-grid.tsx";
import { guideOf, guides } from "../../web/screens/quick-start/guide.ts";
import { forcesAllAges, picked } from "../../web/screens/story/picking.ts";
import { countOf } from "../../web/screens/write/intro.tsx";
import { game, player, story, submission } from "./room/wire.ts";

const seated = (id: number, points = 0): PublicPlayer => ({
	...{ id, name: `P${id}`, status: 0, meta: player().meta },
	data: { ...player().data, points },
});

describe("the lobby's grid", () => {
	it("leaves the slots 14, 15, 18 and 19 blank", () => {
		const slots = slotsOf([seated(1)], 17);
		expect(slots.filter(({ blank }) => blank).map(({ place }) => place)).toEqual([14, 15, 18, 19]);
		expect(slots.filter(({ blank }) => !blank)).toHaveLength(17);
	});

	it("seats everybody, also where more came than there is room for", () => {
		const crowd = Array.from({ length: 20 }, (_, i) => seated(i + 1));
		expect(
			slotsOf(crowd, 16).flatMap(({ player: sitting }) => (sitting ? [sitting.id] : [])),
		).toEqual(crowd.map(({ id }) => id));
	});
});

describe("the choice of characters", () => {
	it("drops the earliest pick beyond the most, and takes one back", () => {
		expect(picked([1, 2], 3, 2)).toEqual([2, 3]);
		expect(picked([1, 2], 3, 3)).toEqual([1, 2, 3]);
		expect(picked([1, 2], 1, 2)).toEqual([2]);
	});

	it("forces all ages when one of them is not meant for more, only where characters are rated", () => {
		const who = (mature: boolean): WireCharacter => ({
			id: 1,
			name: "A",
			selected: false,
			meta: { mature, locked: false, otp: false },
		});
		const rated = { ...DEFAULT_SETTINGS, character_maturity: true };
		expect(forcesAllAges(rated, [who(true), who(false)])).toBe(true);
		expect(forcesAllAges(rated, [who(true)])).toBe(false);
		expect(forcesAllAges(DEFAULT_SETTINGS, [who(false)])).toBe(false);
	});

	it("finds identical spelling, and nothing less", () => {
		expect(repeatedNames(["Boo", " Boo ", "boo", "", ""], [])).toEqual([
			false,
			true,
			false,
			false,
			false,
		]);
		expect(repeatedNames(["Boo"], ["Boo"])).toEqual([true]);
	});
});

describe("the quick start", () => {
	it.each([
		["default", {}, "default"],
		["otp", { game_mode: "otp" }, "otp"],
		["self_insert", { game_mode: "self_insert" }, "selfInsert"],
		["broken_telephone", { game_mode: "broken_telephone" }, "missingHistory"],
		["solo, drawn", { game_mode: "solo_mode", self_shuffle: true }, "soloRandom"],
		["solo, named", { game_mode: "solo_mode" }, "soloOtp"],
	] as [string, Partial<Settings>, keyof typeof guides][])(
		"has a text of its own for %s",
		(_mode, settings, name) => {
			expect(guideOf({ ...DEFAULT_SETTINGS, ...settings })).toBe(guides[name]);
		},
	);
});

describe("the intro", () => {
	it("keeps its last four seconds for the countdown", () => {
		expect([4001, 4000, 3001, 3000, 2000, 1000, 0].map(countOf)).toEqual([
			null,
			"3",
			"3",
			"2",
			"1",
			"GO!",
			"GO!",
		]);
	});
});

describe("reading", () => {
	const theirs = (id: number, index: number) =>
		story({
			id,
			submissions: { [id]: submission({ id, player_id: 2 }) },
			meta: { title: null, index, points: 0, reactions: {}, awards: [] },
		});
	const room = game({
		stories: { 21: theirs(21, 0), 22: theirs(22, 1), 23: theirs(23, 2), 24: theirs(24, 3) },
	});
	const reacted = (story_id: number, ...parts: number[][]) => ({
		[story_id]: { id: story_id, story_id, meta: { submission_reactions: parts } },
	});

	it("knows what is one's own, what is read, and what comes next", () => {
		const me = player({ own_stories: [21], reactions: reacted(22, [3]) });
		expect([...readStates(room, me).values()]).toEqual(["own", "done", "next", "open"]);
	});

	it("counts a story whose last sticker was taken back as unread", () => {
		expect([...readStates(room, player({ reactions: reacted(21, []) })).values()][0]).toBe("next");
	});
});

describe("the ranking", () => {
	it("shares a rank where points are equal", () => {
		const room = game({
			players: Object.fromEntries(
				[seated(1, 300), seated(2, 700), seated(3, 700)].map((seat) => [seat.id, seat]),
			),
		});
		expect(writerStandings(room).map(({ rank, who }) => [rank, who.id])).toEqual([
			[1, 2],
			[1, 3],
			[3, 1],
		]);
		expect(storyStandings(game({ stories: { 21: story() } })).map(({ rank }) => rank)).toEqual([1]);
	});

	it("shows the three reactions of which there are most", () => {
		expect(topReactions({ 0: 2, 3: 9, 4: 0, 5: 2, 6: 1 })).toEqual([
			{ emoji: 3, count: 9 },
			{ emoji: 0, count: 2 },
			{ emoji: 5, count: 2 },
		]);
	});
});
