import { expect, test } from "vitest";
import { FALLBACK_NAMES, fallbackTitle } from "#game/names/fallback-names.ts";
import { REFUSALS } from "#game/refusals.ts";
import { runningSubmissions } from "#game/selectors.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../support/table.ts";

const second = 1000;
const minute = 60 * second;
const {
	quickStart,
	minors,
	characters,
	storyCreate,
	preStoryWrite,
	storyWrite,
	storyTitle,
	censoring,
	reacting,
	preResults,
} = STATUS;

/** Returns a room that plays every phase, because it has minors and moderation. */
const allPhases = (more: SentSettings = {}) =>
	new Table(3, { moderation: true, ...more }, 1, false);

/** The phases with a limit: name, status, limit in minutes, next status. */
const PHASES = [
	["quick start", quickStart, 5, minors],
	["the reminder for minors", minors, 2, characters],
	["characters", characters, 5, storyCreate],
	["story create", storyCreate, 3, preStoryWrite],
	["titles", storyTitle, 3, censoring],
	["censoring", censoring, 10, reacting],
	["reading and voting", reacting, 120, preResults],
] as const;

test.each(PHASES)(
	"%s: the game goes on five seconds after the limit",
	(_phase, status, minutes, next) => {
		const table = allPhases().playTo(status);
		const limit = table.now + minutes * minute;
		expect(table.room.countdown).toEqual({ limit, hard_limit: limit + 5 * second });
		table.now = limit + 5 * second - 1;
		table.ring();
		expect(table.room.status).toBe(status);
		table.waiting = [];
		table.timeOut();
		// Entries are asked for first; the results wait for another effect.
		table.settleAll();
		expect(table.room.status).toBe(next);
	},
);

test.each(PHASES)(
	"%s: faster_phases halves the limit, except for reading",
	(_phase, status, minutes) => {
		const table = allPhases({ faster_phases: true }).playTo(status);
		const limit = table.now + (status === reacting ? minutes : minutes / 2) * minute;
		expect(table.room.countdown).toEqual({ limit, hard_limit: limit + 5 * second });
	},
);

test("faster_phases does not shorten the writing or the last three minutes of the reading", () => {
	const rules = { faster_phases: true, num_switches: 1, write_duration: 90 };
	const table = new Table(2, rules).playTo(preStoryWrite);
	const end = (table.room.readingStart ?? 0) + 90 * second;
	expect(runningSubmissions(table.room).map((part) => part.end)).toEqual([end, end]);
	table.playTo(reacting);
	table.playTurn(1);
	expect(table.room.countdown.limit).toBe(table.now + 3 * minute);
});

test.each([
	[{}, 10],
	[{ faster_phases: true }, 8],
	[{ game_mode: "solo_mode" }, 8],
] as [SentSettings, number][])("with %j the intro takes %i seconds", (settings, seconds) => {
	const table = new Table(settings.game_mode ? 1 : 2, settings).playTo(preStoryWrite);
	expect(table.room.readingStart).toBe(table.now + seconds * second);
	expect(table.room.deadline).toBe(table.room.readingStart);
});

test("an action after the limit counts until the hard limit", () => {
	const table = new Table(2).playTo(characters);
	table.now = (table.room.countdown.hard_limit ?? 0) - 1;
	table.playPhase();
	expect(Object.values(table.room.characters).every(({ name }) => typeof name === "number")).toBe(
		true,
	);
	expect(table.room.status).toBe(storyCreate);
});

test("when the clock runs out, missing titles get the number of the story", () => {
	const table = new Table(3).playTo(storyTitle);
	const [titled, ...others] = table.stories;
	table.giveTitle(titled?.captain ?? 0, 77);
	table.timeOut();
	expect(table.stories.map(({ title }) => title)).toEqual([
		77,
		...others.map(({ index }) => `Untitled fanfic ${index + 1}`),
	]);
});

test.each(LANGUAGE_TAGS)(
	"a room in %s gets missing titles and names in its language",
	(language) => {
		const table = new Table(3, { language }).playTo(characters);
		table.timeOut();
		const names = Object.values(table.room.characters).map(({ name }) => name);
		expect(FALLBACK_NAMES[language]).toEqual(expect.arrayContaining(names));
		table.playTo(storyTitle).timeOut();
		for (const { title, index } of table.stories)
			expect(title).toBe(fallbackTitle(index, language));
	},
);

test.each([
	[14, {}, 0],
	[15, {}, 1],
	[44, {}, 2],
	[1800, {}, 120],
	[9000, {}, 120],
	[9000, { no_extra_reading_time: true }, 0],
] as [number, SentSettings, number][])(
	"%i words to read, with %j, give a writer %i more seconds",
	(words, settings, extra) => {
		const table = new Table(2, { write_duration: 60, ...settings });
		table.words = () => words;
		table.playTo(storyWrite);
		const first = runningSubmissions(table.room).map(({ end }) => end);
		// There is nothing to read before the first part.
		expect(first).toEqual([1, 2].map(() => (table.room.readingStart ?? 0) + 60 * second));
		table.playPhase();
		expect(table.room.part).toBe(1);
		const end = (table.room.readingStart ?? 0) + (60 + extra) * second;
		expect(runningSubmissions(table.room).map((part) => part.end)).toEqual([end, end]);
		expect(table.room.countdown).toEqual({ limit: end, hard_limit: end + 5 * second });
	},
);

test.each([
	["all earlier parts count", "default", 4],
	["only the last part counts", "broken_telephone", 2],
] as const)("%s for the reading time in %s", (_what, game_mode, extra) => {
	const table = new Table(2, { write_duration: 60, game_mode }).playTo(storyWrite);
	while (table.room.part !== 2) table.playPhase();
	const end = (table.room.readingStart ?? 0) + (60 + extra) * second;
	expect([1, 2].map((player) => table.partOf(player).end)).toEqual([end, end]);
});

test("a part accepts saves until five seconds after its writer's time", () => {
	const table = new Table(2, { write_duration: 60 }).playTo(storyWrite);
	table.now = (table.partOf(1).end ?? 0) + 5 * second;
	expect(table.handIn(1, { done: false })).toBeNull();
	table.now++;
	expect(table.handIn(1, { done: false })).toBe(REFUSALS.timeUp);
});

test("when half of the players have finished reading, the others have three minutes", () => {
	const table = new Table(4).playTo(reacting);
	const { limit } = table.room.countdown;
	table.now += minute;
	table.playTurn(1);
	expect(table.room.countdown.limit).toBe(limit);
	table.playTurn(2);
	const dropped = table.now + 3 * minute;
	expect(table.room.countdown).toEqual({ limit: dropped, hard_limit: dropped + 5 * second });
	table.now += minute;
	table.playTurn(3);
	expect(table.room.countdown.limit).toBe(dropped);
});

test("the three minutes never make the reading longer", () => {
	const table = new Table(2).playTo(reacting);
	table.now = (table.room.countdown.limit ?? 0) - minute;
	const { limit } = table.room.countdown;
	table.playTurn(1);
	expect(table.room.countdown.limit).toBe(limit);
});

test("when the clock of the voting runs out, the results follow without the missing votes", () => {
	const table = new Table(3).playTo(reacting);
	table.playTurn(1);
	table.timeOut();
	expect(table.room.status).toBe(STATUS.preResults);
	table.playTo(STATUS.results);
	expect(Object.values(table.room.votes).every(({ player }) => player === 1)).toBe(true);
	expect(table.stories.some(({ points }) => points > 0)).toBe(true);
});

test("minutes that the host adds after the drop to three minutes stay", () => {
	const table = new Table(4).playTo(reacting);
	table.playTurn(1);
	table.playTurn(2);
	const dropped = table.now + 3 * minute;
	expect(table.room.hurryAt).toBe(table.now);
	expect(table.vip({ add_minute: true })).toBeNull();
	table.now += minute;
	table.playTurn(3);
	expect(table.room.countdown.limit).toBe(dropped + minute);
	expect(table.room.deadline).toBe(dropped + minute + 5 * second);
});

test("minutes added before half of the players have finished do not prevent the drop", () => {
	const table = new Table(4).playTo(reacting);
	table.vip({ add_minute: true });
	expect(table.room.hurryAt).toBeNull();
	table.playTurn(1);
	table.playTurn(2);
	expect(table.room.countdown.limit).toBe(table.now + 3 * minute);
});
