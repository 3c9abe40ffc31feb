import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Room } from "#game/room.ts";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import type { GameMode, SomeSettings } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView } from "#game/view/view.ts";
import { stageView } from "#game/view/view-stage.ts";
import { NOBODY, newcomer, Table } from "../../support/table.ts";

const SEQUEL = { sequel: true } as const;
const castOf = (room: Room, story: number) =>
	Object.values(room.characters).filter(({ stories }) => stories.includes(story));

/** Plays a game to its results. */
function played(players = 3, settings: SomeSettings = {}): Table {
	return new Table(players, { num_switches: 2, ...settings }).playTo(STATUS.results);
}

/** Asks for a sequel, and lets everybody join and write. */
function continued(table: Table): Table {
	expect(table.does(table.room.hostId, "game/vip", SEQUEL)).toBeNull();
	table.playPhase();
	while (table.room.status < STATUS.preStoryWrite) table.playPhase();
	return table;
}

const winner = ({ room }: Table) => {
	const [first] = storiesOf(room).sort((a, b) => b.points - a.points);
	if (!first) throw new Error("the game has no story");
	return first;
};

test.each<[GameMode, number]>([
	["default", 3],
	["otp", 3],
	["self_insert", 3],
	["broken_telephone", 3],
	["solo_mode", 1],
])("a sequel in %s begins at once with the winner's cast and last part", (game_mode, players) => {
	const table = played(players, { game_mode });
	const before = table.room;
	const won = winner(table);
	const last = submissionsOf(before, won.id).at(-1);
	const names = castOf(before, won.id).map(({ name }) => name);
	continued(table);
	expect(table.room.status).toBe(STATUS.preStoryWrite);
	expect(storiesOf(table.room)).toHaveLength(players);
	for (const { id } of storiesOf(table.room))
		expect(castOf(table.room, id).map(({ name }) => name)).toEqual(names);
	expect(gameView(table.room, NOBODY).continues).toEqual({
		story_id: won.id,
		title: String(won.title),
		mature: false,
		characters: names.map(String),
		content: String(last?.id),
	});
	table.playTo(STATUS.results);
	// The given part is nobody's: each story has the parts that were written, and no more.
	for (const { id } of storiesOf(table.room))
		expect(submissionsOf(table.room, id).map(({ index }) => index)).toEqual([0, 1]);
});

test("a sequel of a slow game begins as soon as its host starts it", () => {
	const table = continued(played(3, { pace: "slow" }));
	expect(table.room.settings.pace).toBe("slow");
	table.playTo(STATUS.results);
	expect(gameView(table.room, NOBODY).can_continue).toBeDefined();
});

test("characters that nobody brought count for nobody", () => {
	const table = continued(played()).playTo(STATUS.results);
	const { game_stats } = gameView(table.room, NOBODY);
	expect(game_stats?.meta).toMatchObject({ top_character_count: 0, bottom_character_count: 0 });
	expect(Object.values(game_stats?.meta.selected ?? {}).flat()).toEqual([]);
});

test("the next story goes on where the winner is flagged, removed or taken down", () => {
	const table = played(3, { moderation: true });
	const [first, second, third] = [...storiesOf(table.room)].sort((a, b) => b.points - a.points);
	const with_ = (story: number | undefined, change: object): void => {
		const [part] = submissionsOf(table.room, story ?? 0);
		if (!part) throw new Error("the story has no part");
		const submissions = { ...table.room.submissions, [part.id]: { ...part, ...change } };
		table.room = { ...table.room, submissions };
	};
	const offered = () => gameView(table.room, NOBODY).can_continue;
	expect(offered()).toBe(first?.id);
	with_(first?.id, { flagged: [2] });
	expect(offered()).toBe(second?.id);
	with_(second?.id, { censored: true });
	expect(offered()).toBe(third?.id);
	const taken = [third?.id ?? 0];
	expect(table.does(1, "game/vip", { ...SEQUEL, taken })).toBe(REFUSALS.notNow);
	expect(table.room.status).toBe(STATUS.results);
	expect(table.does(1, "game/vip", { ...SEQUEL, taken: [] })).toBeNull();
	expect(table.room.sequel?.story).toBe(third?.id);
});

test("the last part that has a text goes on, and a game without any has no sequel", () => {
	const table = new Table(2, { num_switches: 2 });
	table.words = (part) => (table.room.submissions[part]?.index === 1 ? 0 : 30);
	table.playTo(STATUS.results);
	const [first] = submissionsOf(table.room, winner(table).id);
	table.does(1, "game/vip", SEQUEL);
	expect(table.room.sequel).toMatchObject({ part: first?.id, words: 30 });

	const silent = new Table(2, { num_switches: 1 });
	silent.words = () => 0;
	silent.playTo(STATUS.results);
	expect(gameView(silent.room, NOBODY)).not.toHaveProperty("can_continue");
	expect(silent.does(1, "game/vip", SEQUEL)).toBe(REFUSALS.notNow);
});

test("only the host asks for a sequel, and only at the results", () => {
	const table = new Table(3, { num_switches: 1 });
	expect(table.does(1, "game/vip", SEQUEL)).toBe(REFUSALS.notNow);
	table.playTo(STATUS.reacting);
	expect(gameView(table.room, NOBODY)).not.toHaveProperty("can_continue");
	table.playTo(STATUS.results);
	expect(table.does(2, "game/vip", SEQUEL)).toBe(REFUSALS.hostOnly);
});

test("the kept game names the texts that stay, and the round after the sequel has none", () => {
	const table = played();
	const before = table.room;
	table.does(1, "game/vip", SEQUEL);
	const { sequel } = table.room;
	expect(table.effects.at(-1)).toEqual({ name: "keepGame", room: before, sequel });
	table.playPhase();
	table.playTo(STATUS.results);
	table.does(1, "game/vip", { play_again: true });
	expect(table.room.sequel).toBeNull();
	expect(table.effects.at(-1)).not.toHaveProperty("sequel");
	table.playPhase();
	expect(table.room.status).toBeLessThan(STATUS.storyWrite);
});

test("writers get time to read the given part, in missing history for the first part only", () => {
	const extra = (game_mode: GameMode) => {
		const table = new Table(3, { game_mode, num_switches: 2, hide_authors: true });
		table.words = () => 150;
		continued(table.playTo(STATUS.results));
		const seconds = () => {
			const seat = table.room.seats[1];
			return seat ? playerView(table.room, seat, NOBODY).submission.extra_reading / 1000 : 0;
		};
		const first = seconds();
		while (table.room.part === 0) table.playPhase();
		return [first, seconds()];
	};
	expect(extra("default")).toEqual([10, 20]);
	expect(extra("broken_telephone")).toEqual([10, 10]);
});

test("a sequel of a story for adults stays for adults", () => {
	const table = played(3, { maturity: "MATURE", game_mode: "otp" });
	const stories = Object.entries(table.room.stories).map(([id, story]) => [
		id,
		{ ...story, mature: true },
	]);
	table.room = { ...table.room, stories: Object.fromEntries(stories) };
	table.does(1, "game/vip", SEQUEL);
	const settings = { ...table.room.settings, maturity: "ALL_AGES" as const };
	const change = { settings, prompts: null };
	expect(table.does(1, "game/settings", change)).toBe(REFUSALS.minors);
	expect(table.join(newcomer(9, { mature: false }))).toBe(REFUSALS.minors);
	table.playPhase();
	while (table.room.status < STATUS.preStoryWrite) table.playPhase();
	expect(storiesOf(table.room).map(({ mature }) => mature)).toEqual([true, true, true]);
});

test("what goes on has no authors, and screens of a room without an audience see its title only", () => {
	const view = gameView(continued(played(3, { hide_authors: true })).room, NOBODY);
	const { continues } = view;
	expect(Object.keys(continues ?? {})).toEqual([
		"story_id",
		"title",
		"mature",
		"characters",
		"content",
	]);
	expect(stageView(view).continues).toEqual({ ...continues, characters: [], content: "" });
});
