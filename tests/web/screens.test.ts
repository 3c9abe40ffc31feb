import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "#game/settings.ts";
import type { WireCharacter } from "#game/wire/state.ts";
import { readStates } from "../../web/game/read-state.ts";
import { storyStandings, writerStandings } from "../../web/game/standings.ts";
import { topReactions } from "../../web/game/top-reactions.ts";
import { repeatedNames } from "../../web/screens/characters/name-drafts.ts";
import { audienceGuideOf, guideOf } from "../../web/screens/quick-start/guide.ts";
import { forcesAllAges, picked } from "../../web/screens/story/picking.ts";
import { countOf } from "../../web/screens/write/intro.tsx";
import { byId, character, game, person, player, story, submission } from "./room/wire.ts";

describe("the choice of characters", () => {
	it("drops the earliest pick beyond the most, and takes one back", () => {
		expect(picked([1, 2], 3, 2)).toEqual([2, 3]);
		expect(picked([1, 2], 3, 3)).toEqual([1, 2, 3]);
		expect(picked([1, 2], 1, 2)).toEqual([2]);
	});

	it("forces all ages when one of them is not meant for more, only where characters are rated", () => {
		const who = (mature: boolean): WireCharacter => {
			const { meta, ...plain } = character(1, "A");
			return { ...plain, meta: { ...meta, mature } };
		};
		const rated = { ...DEFAULT_SETTINGS, character_maturity: true };
		expect(forcesAllAges(rated, [who(true), who(false)])).toBe(true);
		expect(forcesAllAges(rated, [who(true)])).toBe(false);
		expect(forcesAllAges(DEFAULT_SETTINGS, [who(false)])).toBe(false);
	});

	it("finds identical spelling, and nothing less", () => {
		const repeated = (names: string[], others: string[] = []) =>
			names.filter((_, i) => repeatedNames(names, others)[i]);
		expect(repeated(["Boo", " Boo ", "boo", "", ""])).toEqual([" Boo "]);
		expect(repeated(["Boo"], ["Boo"])).toEqual(["Boo"]);
	});
});

describe("the quick start", () => {
	const MODES = {
		default: {},
		otp: { game_mode: "otp", num_otp_characters: 2 },
		self_insert: { game_mode: "self_insert" },
		broken_telephone: { game_mode: "broken_telephone" },
		"solo, drawn": { game_mode: "solo_mode", self_shuffle: true, max_players: 1 },
		"solo, named": { game_mode: "solo_mode", num_otp_characters: 2, max_players: 1 },
	} satisfies Record<string, Partial<Settings>>;
	const guideFor = (mode: keyof typeof MODES, more: Partial<Settings> = {}) =>
		guideOf({ ...DEFAULT_SETTINGS, ...MODES[mode], ...more });
	const textOf = (...guide: Parameters<typeof guideFor>) => JSON.stringify(guideFor(...guide));
	const modes = Object.keys(MODES) as (keyof typeof MODES)[];

	it("has a different text for every mode", () => {
		expect(new Set(modes.map((mode) => guideFor(mode).header)).size).toBe(modes.length);
	});

	it.each(modes)(
		"promises a clock, an audience and other writers only where there are some: %s",
		(mode) => {
			expect(textOf(mode, { write_duration: 0 })).not.toMatch(
				/clock (runs|and)|and a clock|against the clock/,
			);
			expect(textOf(mode, { num_switches: 1 })).not.toMatch(
				/pass it on|next seat|part by part|Every part|first part|just before yours/,
			);
			expect(textOf(mode, { audiences: true })).not.toContain("No one’s watching");
			if (mode.startsWith("solo"))
				expect(textOf(mode)).not.toMatch(/friends|someone else|they did|awards|hat\b/);
		},
	);

	it("counts the names of a pair", () => {
		for (const mode of ["otp", "solo, named"] as const) {
			expect(textOf(mode, { num_otp_characters: 1 })).not.toMatch(/two|pair\b/i);
			expect(textOf(mode, { num_otp_characters: 3 })).toContain("three");
			expect(textOf(mode, { num_otp_characters: 3 })).not.toMatch(/two|pair\b/i);
		}
		expect(textOf("solo, drawn", { min_characters: 1 })).toContain("One comes out");
		expect(textOf("solo, drawn", { min_characters: 3 })).toContain("Three come out");
	});

	it("does not promise a vote to the audience of a solo game", () => {
		const solo = audienceGuideOf({ ...DEFAULT_SETTINGS, ...MODES["solo, named"] });
		expect(JSON.stringify(solo)).not.toMatch(/others|vote|awards|stories/);
		expect(JSON.stringify(audienceGuideOf(DEFAULT_SETTINGS))).toMatch(/vote/);
	});
});

describe("the intro", () => {
	it("keeps its last four seconds for the countdown", () => {
		const shown = [null, "3", "3", "2", "1", "GO!", "GO!"];
		expect([4001, 4000, 3001, 3000, 2000, 1000, 0].map(countOf)).toEqual(shown);
	});
});

describe("reading", () => {
	const theirs = [21, 22, 23, 24].map((id, index) =>
		story({ id, submissions: byId(submission({ id, player_id: 2 })), meta: { index } }),
	);
	const room = game({ stories: byId(...theirs) });
	const reacted = (story_id: number, ...parts: number[][]) => ({
		[story_id]: { id: story_id, story_id, meta: { submission_reactions: parts } },
	});

	it("shows which stories are the reader's own, which are read, and which comes next", () => {
		const me = player({ own_stories: [21], reactions: reacted(22, [3]) });
		expect([...readStates(room, me).values()]).toEqual(["own", "done", "next", "open"]);
	});

	it("counts a story whose last sticker was taken back as unread", () => {
		expect([...readStates(room, player({ reactions: reacted(21, []) })).values()][0]).toBe("next");
	});
});

describe("the ranking", () => {
	it("shares a rank where points are equal", () => {
		const writers = [300, 700, 700].map((points, i) => person(i + 1, {}, { points }));
		const room = game({ players: byId(...writers) });
		expect(writerStandings(room).map(({ rank, who }) => [rank, who.id])).toEqual([
			[1, 2],
			[1, 3],
			[3, 1],
		]);
		expect(storyStandings(game({ stories: { 21: story() } })).map(({ rank }) => rank)).toEqual([1]);
	});

	it("shows the three reactions of which there are most", () => {
		expect(topReactions({ 0: 2, 3: 9, 4: 0, 5: 2, 6: 1 }, 3)).toEqual([
			{ emoji: 3, count: 9 },
			{ emoji: 0, count: 2 },
			{ emoji: 5, count: 2 },
		]);
	});
});
