import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Story } from "#game/room.ts";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView } from "#game/view/view.ts";
import { NOBODY, newcomer, Table } from "../../support/table.ts";

const OPEN = { num_switches: 2, write_duration: 0 };

/** Returns the stories that a player did not start, in order. */
function othersStories(table: Table, player: number): Story[] {
	return storiesOf(table.room).filter(({ captain }) => captain !== player);
}

/** Gives these emojis to the parts of a story that the player did not write. */
function react(
	table: Table,
	player: number,
	story: Story | undefined,
	emojis: number[],
): string | null {
	const parts = submissionsOf(table.room, story?.id ?? 0).map((part) =>
		part.player === player ? [] : emojis,
	);
	const before = Object.values(table.room.reactions).find(
		(given) => given.player === player && given.story === story?.id,
	);
	return table.does(player, "story/react", {
		reaction: before?.id ?? -1,
		story: story?.id ?? 0,
		parts,
	});
}

const statusOf = (table: Table, player: number) => table.room.seats[player]?.status;

test("a reader goes on to the votes after reacting to every story of others, in any order", () => {
	const table = new Table(4, OPEN).playTo(STATUS.reacting);
	const [first, second, third] = othersStories(table, 1);
	expect(react(table, 1, third, [0])).toBeNull();
	expect(react(table, 1, first, [1])).toBeNull();
	expect(statusOf(table, 1)).toBe(STATUS.reacting);
	expect(react(table, 1, second, [])).toBeNull();
	expect(statusOf(table, 1)).toBe(STATUS.reacting); // The story is open, but has no reaction yet.
	expect(react(table, 1, second, [6])).toBeNull();
	expect(statusOf(table, 1)).toBe(STATUS.voting);
});

test("reactionIndex counts the stories from the first one without a gap", () => {
	const table = new Table(4, OPEN).playTo(STATUS.reacting);
	const reader = storiesOf(table.room).at(-1)?.captain ?? 0;
	const [first, second, third] = othersStories(table, reader);
	const index = () => table.room.seats[reader]?.reactionIndex;
	expect(index()).toBe(0);
	react(table, reader, second, [0]);
	expect(index()).toBe(0);
	react(table, reader, first, [0]);
	expect(index()).toBe(2);
	react(table, reader, third, [0]);
	expect(index()).toBe(4); // The reader's own story needs no reaction.
});

test("an emoji counts once per reader and part, and a new reaction replaces the old one", () => {
	const table = new Table(3, OPEN).playTo(STATUS.reacting);
	const [story] = othersStories(table, 1);
	react(table, 1, story, [3, 3, 3]);
	const given = () =>
		new Set(
			Object.values(table.room.reactions).map(({ parts }) =>
				JSON.stringify(parts.filter((part) => part.length > 0)[0]),
			),
		);
	expect(given()).toEqual(new Set(["[3]"]));
	react(table, 1, story, [5]);
	expect(given()).toEqual(new Set(["[5]"]));
	expect(Object.keys(table.room.reactions)).toHaveLength(1);
});

test("a second vote for an award replaces the first; every award needs a vote", () => {
	const table = new Table(3, OPEN).playTo(STATUS.reacting);
	const [first, second] = othersStories(table, 1);
	for (const story of [first, second]) react(table, 1, story, [0]);
	const awards = Object.keys(table.room.awards).map(Number);
	const vote = (award: number | undefined, story: Story | undefined) =>
		table.does(1, "story/vote", { award: award ?? 0, story: story?.id ?? 0 });
	expect(vote(awards[0], first)).toBeNull();
	expect(vote(awards[0], second)).toBeNull();
	expect(Object.values(table.room.votes)).toMatchObject([
		{ player: 1, award: awards[0], story: second?.id },
	]);
	for (const award of awards.slice(1, -1)) vote(award, first);
	expect(statusOf(table, 1)).toBe(STATUS.voting);
	vote(awards.at(-1), first);
	expect(statusOf(table, 1)).toBe(STATUS.postReading);
});

test("a reader who has finished can still take a reaction back, and stays finished", () => {
	const table = new Table(3, OPEN).playTo(STATUS.reacting);
	table.playTurn(1);
	expect(statusOf(table, 1)).toBe(STATUS.postReading);
	const [story] = othersStories(table, 1);
	expect(react(table, 1, story, [])).toBeNull();
	expect(statusOf(table, 1)).toBe(STATUS.postReading);
});

test("the audience reads and votes by the same rules, but no phase waits for it", () => {
	const table = new Table(3, OPEN);
	table.join(newcomer(11, { audience: true }));
	table.join(newcomer(12, { audience: true }));
	table.playTo(STATUS.reacting);
	for (const story of storiesOf(table.room)) react(table, 11, story, [0]);
	expect(statusOf(table, 11)).toBe(STATUS.voting);
	expect(table.join(newcomer(13, { audience: true }))).toBe(REFUSALS.votingStarted);
	for (const player of table.players) table.playTurn(player);
	expect(table.room.status).toBe(STATUS.preResults);
	const vote = {
		award: Object.values(table.room.awards)[0]?.id ?? 0,
		story: storiesOf(table.room)[0]?.id ?? 0,
	};
	expect(table.does(11, "story/vote", vote), "too late").toBe(REFUSALS.notNow);
});

test("without moderation nobody can flag or black out parts", () => {
	const table = new Table(3, OPEN).playTo(STATUS.storyTitle);
	const story = storiesOf(table.room)[0];
	const [, part] = submissionsOf(table.room, story?.id ?? 0);
	const flagged = [part?.id ?? 0];
	expect(
		table.does(story?.captain ?? 0, "story/title", { story: story?.id ?? 0, title: 1, flagged }),
	).toBe(REFUSALS.noModeration);
	expect(table.does(1, "submission/censor", { submissions: flagged })).toBe(REFUSALS.notNow);
});

test("with moderation a captain can flag parts of others only, and the last flags count", () => {
	const table = new Table(3, { ...OPEN, moderation: true }).playTo(STATUS.storyTitle);
	const story = storiesOf(table.room)[0];
	const [own, other] = submissionsOf(table.room, story?.id ?? 0).map(({ id }) => id);
	const flag = (flagged: (number | undefined)[]) =>
		table.does(story?.captain ?? 0, "story/title", {
			story: story?.id ?? 0,
			title: 1,
			flagged: flagged.map((id) => id ?? 0),
		});
	expect(flag([own])).toBe(REFUSALS.flagForeign);
	expect(flag([other])).toBeNull();
	expect(table.room.submissions[other ?? 0]?.flagged).toEqual([story?.captain]);
	expect(flag([])).toBeNull();
	expect(table.room.submissions[other ?? 0]?.flagged).toEqual([]);
});

test("a game needs two players to start, in solo one", () => {
	expect(new Table(1).does(1, "game/start", {})).toBe(REFUSALS.tooFewPlayers(2));
	expect(new Table(2).does(1, "game/start", {})).toBeNull();
	expect(new Table(1, { game_mode: "solo_mode" }).does(1, "game/start", {})).toBeNull();
});

test("an 18+ room refuses players and audience under 18", () => {
	const table = new Table(1, { maturity: "MATURE", max_players: 4 });
	for (const audience of [false, true])
		expect(table.join(newcomer(7, { mature: false, audience }))).toBe(REFUSALS.minors);
	expect(table.join(newcomer(7))).toBeNull();
});

test("the host leads everybody from the last part on to the awards, and back by turning a page", () => {
	const table = new Table(3, { read_together: true, num_switches: 2 }).playTo(STATUS.reacting);
	const reading = () => gameView(table.room, NOBODY).reading;
	const turn = (story: number, part: number, more: { ended?: true } = {}, player = 1) =>
		table.does(player, "game/vip", { read_to: { story_id: story, part, ...more } });
	const ids = storiesOf(table.room).map(({ id }) => id);
	const [first = 0, last = 0] = [ids[0], ids.at(-1)];
	expect(turn(first, 1, { ended: true })).toBe(REFUSALS.notNow);
	expect(turn(last, 0, { ended: true })).toBe(REFUSALS.notNow);
	expect(reading()).toEqual({ story_id: first, part: 0 });
	turn(last, 1);
	expect(turn(last, 1, { ended: true }, 2)).toBe(REFUSALS.hostOnly);
	expect(turn(last, 1, { ended: true })).toBeNull();
	expect(reading()).toEqual({ story_id: last, part: 1, ended: true });
	turn(last, 0);
	expect(reading()).toEqual({ story_id: last, part: 0 });
});

test("everybody sees how many connected writers owe the open story a sticker", () => {
	const rules = { read_together: true, num_switches: 3 };
	const table = new Table(4, rules).playTo(STATUS.reacting);
	table.join(newcomer(9, { audience: true }));
	const stories = storiesOf(table.room);
	const away = new Set<number>();
	const owing = () =>
		gameView(table.room, { ...NOBODY, connected: (id) => !away.has(id) }).reading?.owing;
	expect(owing()).toBe(3);
	const listeners = [1, 2, 3, 4].filter((id) => id !== stories[0]?.captain);
	const [first = 0, second = 0, third = 0] = listeners;
	react(table, first, stories[0], [3]);
	react(table, second, stories[1], [3]);
	expect(owing()).toBe(2);
	react(table, first, stories[0], []);
	expect(owing()).toBe(3);
	away.add(third);
	expect(owing()).toBe(2);
	react(table, first, stories[0], [1]);
	react(table, second, stories[0], [2]);
	expect(owing()).toBeUndefined();
	away.clear();
	table.does(1, "game/vip", { read_to: { story_id: stories[1]?.id ?? 0, part: 0 } });
	expect(owing()).toBe(second === stories[1]?.captain ? 3 : 2);
});

test("with hidden authors the count of those who owe a sticker stays hidden", () => {
	const rules = { read_together: true, hide_authors: true, num_switches: 3 };
	const table = new Table(4, rules).playTo(STATUS.reacting);
	const seen = gameView(table.room, { ...NOBODY, connected: () => true });
	expect(seen.reading).toEqual({ story_id: storiesOf(table.room)[0]?.id, part: 0 });
});

test("after the reading no page can be turned", () => {
	const table = new Table(2, { read_together: true, num_switches: 1 }).playTo(STATUS.reacting);
	const story_id = storiesOf(table.room).at(-1)?.id ?? 0;
	table.does(1, "game/vip", { read_to: { story_id, part: 0 } });
	table.playTo(STATUS.results);
	expect(gameView(table.room, NOBODY).reading).toEqual({ story_id, part: 0 });
	expect(table.does(1, "game/vip", { read_to: { story_id, part: 0 } })).toBe(REFUSALS.notNow);
});

test("everybody can see since when the clock is short, until the reading is over", () => {
	const table = new Table(4).playTo(STATUS.reacting);
	const since = () => gameView(table.room, NOBODY).hurry_at;
	table.now += 60_000;
	table.playTurn(1);
	expect(since()).toBeNull();
	table.playTurn(2);
	expect(since()).toBe(table.now);
	table.playTo(STATUS.results);
	expect(since()).toBeNull();
});
