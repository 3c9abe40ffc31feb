import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { reminderAt } from "#game/news/news.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { PlayerNews } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../../support/table.ts";

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
test("players get one message when it is their turn, the reading opens and the results are in", () => {
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

test.each([
	[false, "with its writer and words"],
	[true, "without them"],
])("with hidden authors %s the news of a part come when it closes, %s", (secret) => {
	const table = slow({ hide_authors: secret }).playTo(STATUS.storyWrite);
	expect(newsDuring(table, () => table.handIn(1))).toEqual([]);
	const news = newsDuring(table, () => table.timeOut());
	const told = news.flatMap((item) => (item.kind === "handedIn" ? item : []));
	expect(told).toHaveLength(3);
	for (const { player, words } of told)
		expect([player === null, words]).toEqual([secret, secret ? null : 30]);
});

test("players whose turn it is are reminded three hours before the limit, once", () => {
	const table = slow({ part_hours: 24 }).playTo(STATUS.storyWrite);
	table.handIn(2);
	const at = reminderAt(table.room);
	expect((table.room.countdown.limit ?? 0) - (at ?? 0)).toBe(LIMITS.slow.reminder);
	table.now = at ?? 0;
	const news = newsDuring(table, () => table.ring()) as PlayerNews[];
	expect(kinds(news)).toEqual(["hurry"]);
	expect(news[0]?.players).toEqual([1, 3]);
	expect(reminderAt(table.room)).toBeNull();
	expect(newsDuring(table, () => table.ring())).toEqual([]);
	table.vip({ add_minute: true });
	expect(reminderAt(table.room)).not.toBeNull();
});

test("a reminder at the limit itself is not sent", () => {
	const table = slow().playTo(STATUS.storyWrite);
	expect(kinds(newsDuring(table, () => table.timeOut()))).not.toContain("hurry");
});

test("the host nudges a player whose turn it is, once a day", () => {
	const table = slow().playTo(STATUS.storyWrite);
	const nudge = (player: number) =>
		table.does(1, "game/vip", { nudge: player }, `n${table.now}${player}`);
	const news = newsDuring(table, () => expect(nudge(2)).toBeNull());
	expect(news).toMatchObject([{ kind: "nudge", players: [2] }]);
	table.now += HOUR;
	expect(nudge(2)).toBe(REFUSALS.nudged);
	table.handIn(3);
	expect(nudge(3)).toBe(REFUSALS.noSuchPlayer);
});

test("a sleeping player gets no message about turns, and a game of one evening sends none", () => {
	const table = slow({ num_switches: 4 });
	table.words = (id) => (table.room.submissions[id]?.player === 2 ? 0 : 30);
	table.playTo(STATUS.storyWrite);
	while (!table.seat(2).asleep) table.timeOut();
	const news = newsDuring(table, () => table.playTo(STATUS.storyTitle)) as PlayerNews[];
	const turns = news.filter(({ kind }) => kind === "turn");
	expect(turns.length).toBeGreaterThan(0);
	for (const { players } of turns) expect(players).not.toContain(2);
	const evening = new Table(3, { num_switches: 2 });
	expect(newsDuring(evening, () => evening.playTo(STATUS.results))).toEqual([]);
});

test("the diary has a line for each part, and the recap its days, words and longest wait", () => {
	const table = slow({ part_hours: 48 }).playTo(STATUS.storyWrite);
	const lines = () => Object.values(table.view().diary ?? {});
	expect(lines()).toEqual([]);
	table.now += 30 * HOUR;
	table.handIn(2);
	expect(lines()).toEqual([{ at: table.now, part: 0, player: 2 }]);
	expect(table.view().recap).toBeUndefined();
	table.timeOut();
	expect(lines().find(({ player }) => player === 2)?.words).toBe(30);
	table.playTo(STATUS.reacting);
	expect(table.view().recap).toMatchObject({
		days: 3,
		parts: 6,
		words: 180,
		longest: { player: 2, ms: expect.any(Number) },
	});
});

test("secret authors have no names and no words in the diary before the results", () => {
	const table = slow({ hide_authors: true }).playTo(STATUS.reacting);
	const view = () => table.view();
	expect(Object.values(view().diary ?? {})).toHaveLength(6);
	for (const line of Object.values(view().diary ?? {}))
		expect(Object.keys(line)).toEqual(["at", "part"]);
	expect(view().recap?.longest).not.toHaveProperty("player");
	table.playTo(STATUS.results);
	expect(Object.values(view().diary ?? {})[0]).toMatchObject({ words: 30 });
});
