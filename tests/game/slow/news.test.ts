import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { reminderAt } from "#game/news/news.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { PlayerNews } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { gameView } from "#game/view/view.ts";
import { NOBODY, Table } from "../../support/table.ts";

const HOUR = 3_600_000;

const slow = (sent = {}) =>
	new Table(3, { pace: "slow", num_switches: 2, quiet_from: 8, quiet_until: 8, ...sent });

/** Returns the news of what happens meanwhile. */
function newsDuring(table: Table, happens: () => void) {
	const from = table.effects.length;
	happens();
	return table.effects
		.slice(from)
		.flatMap((effect) => (effect.name === "tellNews" ? effect.news : []));
}

const kinds = (news: readonly { kind: string }[]) => news.map(({ kind }) => kind);
const undone = (table: Table) =>
	Object.values(table.room.submissions).filter(({ done, closed }) => !done && !closed);

function handIn(table: Table, player: number): void {
	const part = undone(table).find((one) => one.player === player);
	if (!part) throw new Error(`player ${player} writes nothing`);
	table.does(player, "story/submit", { submission: part.id, done: true, flagged: null });
}

test("players are told once when it is their turn, the reading opens and the results are in", () => {
	const table = slow();
	const start = newsDuring(table, () => table.playTo(STATUS.characters));
	expect(start).toMatchObject([{ kind: "turn", players: [1, 2, 3] }]);
	const writing = newsDuring(table, () => table.playTo(STATUS.preStoryWrite));
	expect(kinds(writing)).toEqual(["turn", "turn"]);
	expect(newsDuring(table, () => table.timeOut())).toEqual([]);
	table.playTo(STATUS.storyTitle);
	const reading = newsDuring(table, () => table.playTo(STATUS.reacting));
	expect(kinds(reading)).toEqual(["reading"]);
	expect(kinds(newsDuring(table, () => table.playTo(STATUS.results)))).toEqual(["results"]);
});

test("a part that is handed in is told when it closes, with its words, and with neither in secret", () => {
	for (const secret of [false, true]) {
		const table = slow({ hide_authors: secret }).playTo(STATUS.storyWrite);
		const quiet = newsDuring(table, () => handIn(table, 1));
		expect(quiet).toEqual([]);
		const news = newsDuring(table, () => table.timeOut());
		const told = news.flatMap((item) => (item.kind === "handedIn" ? item : []));
		expect(told).toHaveLength(3);
		for (const { player, words } of told)
			expect([player === null, words]).toEqual([secret, secret ? null : 30]);
	}
});

test("those whom the room waits for are reminded three hours before the limit, once", () => {
	const table = slow({ part_hours: 24 }).playTo(STATUS.storyWrite);
	handIn(table, 2);
	const at = reminderAt(table.room);
	expect((table.room.countdown.limit ?? 0) - (at ?? 0)).toBe(LIMITS.slow.reminder);
	table.now = at ?? 0;
	const news = newsDuring(table, () => table.try({ type: "clock" })) as PlayerNews[];
	expect(kinds(news)).toEqual(["hurry"]);
	expect(news[0]?.players).toEqual([1, 3]);
	expect(reminderAt(table.room)).toBeNull();
	expect(newsDuring(table, () => table.try({ type: "clock" }))).toEqual([]);
	table.does(1, "game/vip", { add_minute: true });
	expect(reminderAt(table.room)).not.toBeNull();
});

test("a reminder that comes as late as the limit tells nobody to hurry", () => {
	const table = slow().playTo(STATUS.storyWrite);
	expect(kinds(newsDuring(table, () => table.timeOut()))).not.toContain("hurry");
});

test("the host nudges one whose turn it is, once a day", () => {
	const table = slow().playTo(STATUS.storyWrite);
	const nudge = (player: number) =>
		table.try({
			type: "game/vip",
			player: 1,
			id: `n${table.now}${player}`,
			body: { nudge: player },
		});
	const news = newsDuring(table, () => expect(nudge(2)).toBeNull());
	expect(news).toMatchObject([{ kind: "nudge", players: [2] }]);
	table.now += HOUR;
	expect(nudge(2)).toBe(REFUSALS.nudged);
	handIn(table, 3);
	expect(nudge(3)).toBe(REFUSALS.noSuchPlayer);
});

test("a sleeper is not told of turns, and a game of one evening tells nothing", () => {
	const table = slow({ num_switches: 4 });
	const missing = (id: number) => (table.room.submissions[id]?.player === 2 ? 0 : 30);
	table.words = missing;
	table.playTo(STATUS.storyWrite);
	while (!table.room.seats[2]?.asleep) table.timeOut();
	const news = newsDuring(table, () => table.playTo(STATUS.storyTitle)) as PlayerNews[];
	const turns = news.filter(({ kind }) => kind === "turn");
	expect(turns.length).toBeGreaterThan(0);
	for (const { players } of turns) expect(players).not.toContain(2);
	const evening = new Table(3, { num_switches: 2 });
	expect(newsDuring(evening, () => evening.playTo(STATUS.results))).toEqual([]);
});

test("the diary has a line for each part, and the recap its days, words and longest wait", () => {
	const table = slow({ part_hours: 48 }).playTo(STATUS.storyWrite);
	const lines = () => Object.values(gameView(table.room, NOBODY).diary ?? {});
	expect(lines()).toEqual([]);
	table.now += 30 * HOUR;
	handIn(table, 2);
	expect(lines()).toEqual([{ at: table.now, part: 0, player: 2 }]);
	expect(gameView(table.room, NOBODY).recap).toBeUndefined();
	table.timeOut();
	expect(lines().find(({ player }) => player === 2)?.words).toBe(30);
	table.playTo(STATUS.reacting);
	expect(gameView(table.room, NOBODY).recap).toMatchObject({
		days: 3,
		parts: 6,
		words: 180,
		longest: { player: 2, ms: expect.any(Number) },
	});
});

test("secret authors have no names and no words in the diary before the results", () => {
	const table = slow({ hide_authors: true }).playTo(STATUS.reacting);
	const view = () => gameView(table.room, NOBODY);
	expect(Object.values(view().diary ?? {})).toHaveLength(6);
	for (const line of Object.values(view().diary ?? {}))
		expect(Object.keys(line)).toEqual(["at", "part"]);
	expect(view().recap?.longest).not.toHaveProperty("player");
	table.playTo(STATUS.results);
	expect(Object.values(view().diary ?? {})[0]).toMatchObject({ words: 30 });
});
