import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Story, Submission } from "#game/room.ts";
import type { GameMode, SomeSettings } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import { stageView } from "#game/view/view-stage.ts";
import { existing, newcomer, Table } from "../../support/table.ts";

const SEQUEL = { sequel: true } as const;

/** Plays a game to its results. */
const played = (players = 3, settings: SomeSettings = {}) =>
	new Table(players, { num_switches: 2, ...settings }).playTo(STATUS.results);

/** Asks for a sequel, and lets everybody join and write. */
function continued(table: Table): Table {
	expect(table.vip(SEQUEL)).toBeNull();
	table.playPhase();
	while (table.room.status < STATUS.preStoryWrite) table.playPhase();
	return table;
}

/** Returns the stories by their points, the winner first. */
const byPoints = (table: Table) => [...table.stories].sort((a, b) => b.points - a.points);
const winner = (table: Table): Story => existing(byPoints(table)[0]);
const namesIn = (table: Table, captain: number) => table.castOf(captain).map(({ name }) => name);

test.each<[GameMode, number]>([
	["default", 3],
	["otp", 3],
	["self_insert", 3],
	["broken_telephone", 3],
	["solo_mode", 1],
])("a sequel in %s begins at once with the winner's cast and last part", (game_mode, players) => {
	const table = played(players, { game_mode });
	const won = winner(table);
	const last = table.parts(won.id).at(-1);
	const names = namesIn(table, won.captain);
	continued(table);
	expect(table.room.status).toBe(STATUS.preStoryWrite);
	expect(table.stories).toHaveLength(players);
	for (const { captain } of table.stories) expect(namesIn(table, captain)).toEqual(names);
	expect(table.view().continues).toEqual({
		story_id: won.id,
		title: String(won.title),
		mature: false,
		characters: names.map(String),
		content: String(last?.id),
	});
	table.playTo(STATUS.results);
	// The given part has no writer: each story has the parts that were written, and no more.
	for (const { id } of table.stories)
		expect(table.parts(id).map(({ index }) => index)).toEqual([0, 1]);
});

test("a sequel of a slow game begins as soon as its host starts it", () => {
	const table = continued(played(3, { pace: "slow" }));
	expect(table.room.settings.pace).toBe("slow");
	table.playTo(STATUS.results);
	expect(table.view().can_continue).toBeDefined();
});

test("characters that no player brought count for no player", () => {
	const { meta } = continued(played()).playTo(STATUS.results).view().game_stats ?? {};
	expect(meta).toMatchObject({ top_character_count: 0, bottom_character_count: 0 });
	expect(Object.values(meta?.selected ?? {}).flat()).toEqual([]);
});

test("the next story goes on where the winner is flagged, removed or taken down", () => {
	const table = played(3, { moderation: true });
	const [first, second, third] = byPoints(table).map(({ id }) => id) as [number, number, number];
	const change = (story: number, more: Partial<Submission>): void => {
		const part = existing(table.parts(story)[0]);
		const submissions = { ...table.room.submissions, [part.id]: { ...part, ...more } };
		table.room = { ...table.room, submissions };
	};
	const offered = () => table.view().can_continue;
	expect(offered()).toBe(first);
	change(first, { flagged: [2] });
	expect(offered()).toBe(second);
	change(second, { censored: true });
	expect(offered()).toBe(third);
	expect(table.vip({ ...SEQUEL, taken: [third] })).toBe(REFUSALS.notNow);
	expect(table.room.status).toBe(STATUS.results);
	expect(table.vip({ ...SEQUEL, taken: [] })).toBeNull();
	expect(table.room.sequel?.story).toBe(third);
});

test("the last part that has a text goes on, and a game without any has no sequel", () => {
	const table = new Table(2, { num_switches: 2 });
	table.words = (part) => (table.room.submissions[part]?.index === 1 ? 0 : 30);
	table.playTo(STATUS.results);
	const [first] = table.parts(winner(table).id);
	table.vip(SEQUEL);
	expect(table.room.sequel).toMatchObject({ part: first?.id, words: 30 });

	const silent = new Table(2, { num_switches: 1 });
	silent.words = () => 0;
	silent.playTo(STATUS.results);
	expect(silent.view()).not.toHaveProperty("can_continue");
	expect(silent.vip(SEQUEL)).toBe(REFUSALS.notNow);
});

test("only the host asks for a sequel, and only at the results", () => {
	const table = new Table(3, { num_switches: 1 });
	expect(table.vip(SEQUEL)).toBe(REFUSALS.notNow);
	table.playTo(STATUS.reacting);
	expect(table.view()).not.toHaveProperty("can_continue");
	table.playTo(STATUS.results);
	expect(table.vip(SEQUEL, 2)).toBe(REFUSALS.hostOnly);
});

test("the kept game names the texts that stay, and the round after the sequel has none", () => {
	const table = played();
	const before = table.room;
	table.vip(SEQUEL);
	const { sequel } = table.room;
	expect(table.effects.at(-1)).toEqual({ name: "keepGame", room: before, sequel });
	table.playPhase();
	table.playTo(STATUS.results);
	table.vip({ play_again: true });
	expect(table.room.sequel).toBeNull();
	expect(table.effects.at(-1)).not.toHaveProperty("sequel");
	table.playPhase();
	expect(table.room.status).toBeLessThan(STATUS.storyWrite);
});

test.each<[string, GameMode, number[]]>([
	["the given part", "default", [10, 20]],
	["in missing history the given part for the first part only", "broken_telephone", [10, 10]],
])("writers get time to read %s", (_what, game_mode, seconds) => {
	const table = new Table(3, { game_mode, num_switches: 2, hide_authors: true });
	table.words = () => 150;
	continued(table.playTo(STATUS.results));
	const extra = () => table.own(1).submission.extra_reading / 1000;
	const first = extra();
	while (table.room.part === 0) table.playPhase();
	expect([first, extra()]).toEqual(seconds);
});

test("a sequel of a story for adults stays for adults", () => {
	const table = played(3, { maturity: "MATURE", game_mode: "otp" });
	const adult = table.stories.map((story) => [story.id, { ...story, mature: true }]);
	table.room = { ...table.room, stories: Object.fromEntries(adult) };
	table.vip(SEQUEL);
	const settings = { ...table.room.settings, maturity: "ALL_AGES" as const };
	const change = { settings, prompts: null };
	expect(table.does(1, "game/settings", change)).toBe(REFUSALS.minors);
	expect(table.join(newcomer(9, { mature: false }))).toBe(REFUSALS.minors);
	table.playPhase();
	while (table.room.status < STATUS.preStoryWrite) table.playPhase();
	expect(table.stories.map(({ mature }) => mature)).toEqual([true, true, true]);
});

test("the story that goes on has no authors, and screens of a room without an audience see its title only", () => {
	const view = continued(played(3, { hide_authors: true })).view();
	const { continues } = view;
	const keys = ["story_id", "title", "mature", "characters", "content"];
	expect(Object.keys(continues ?? {})).toEqual(keys);
	expect(stageView(view).continues).toEqual({ ...continues, characters: [], content: "" });
});
