import { describe, expect, test } from "vitest";
import type { Entry, EntryName } from "#game/names/entries.ts";
import { charactersOf, runningSubmissions } from "#game/selectors.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { existing, Table } from "../support/table.ts";

const { characters, storyCreate, storyTitle, reacting, storyWrite, preResults } = STATUS;

/** Plays to a phase in which player 1 has submitted and players 2 and 3 have not. */
function late(status: number, settings: SentSettings = {}): Table {
	const table = new Table(3, { num_switches: 1, ...settings }).playTo(status);
	table.playTurn(1);
	return table;
}
/** Plays to the titles, with only that of player 2 missing. */
function titleOf2Missing(): Table {
	const table = late(storyTitle);
	table.playTurn(3);
	return table;
}
const has = <A extends EntryName>(table: Table, player: number, type: A, body: Entry<A>["body"]) =>
	table.entered.push({ player, type, body } as Entry);
const hasTitle = (table: Table, player: number, title: number, flagged: number[] | null = null) =>
	has(table, player, "story/title", { story: table.storyOf(2).id, title, flagged });
const named = (...names: number[]) => names.map((name) => ({ name, mature: true }));
const asked = (table: Table) => table.effects.filter(({ name }) => name === "closeEntries");
const ownedBy = (table: Table, player: number) =>
	charactersOf(table.room, ({ owner }) => owner === player).map(({ name }) => name);
const reactionOf = ({ room }: Table, player: number, story: number) =>
	Object.values(room.reactions).find((one) => one.player === player && one.story === story)?.parts;

describe("unsubmitted entries at the end of the time", () => {
	test.each<[string, SentSettings, number[], number[]]>([
		["count, and only the missing ones are filled", {}, [201, 202, 203], [201, 202, 203]],
		["count once if they are repeated", {}, [201, 201, 202], [201, 202]],
		[
			"count twice where the room allows it",
			{ allow_duplicate_characters: true },
			[201, 201, 202],
			[201, 201, 202],
		],
		["are cut if they are too many", {}, [201, 202, 203, 204, 205], [201, 202, 203, 204]],
	])("of names %s", (_how, settings, names, wanted) => {
		const table = late(characters, { num_characters_submit: 4, ...settings });
		has(table, 2, "game/character", { characters: named(...names) });
		table.timeOut();
		expect(table.room.status).toBe(storyCreate);
		const [own, other] = [ownedBy(table, 2), ownedBy(table, 3)];
		expect(own.slice(0, wanted.length)).toEqual(wanted);
		for (const filled of [...own.slice(wanted.length), ...other])
			expect(filled).toEqual(expect.any(String));
		expect([own.length, other.length]).toEqual([4, 4]);
	});

	test.each([
		[named(201, 202), true, true],
		[named(201), true, false],
		[named(201), false, true],
	])(
		"of the pair %j keep their names, and their 18+ rating unless a filled name forbids it (%s, %s)",
		(names, character_maturity, mature) => {
			const rules = { game_mode: "otp", maturity: "MATURE", character_maturity } as const;
			const table = late(characters, rules);
			has(table, 2, "game/otpCharacter", { characters: names, mature: true });
			table.timeOut();
			expect(ownedBy(table, 2).slice(0, names.length)).toEqual(names.map(({ name }) => name));
			expect(ownedBy(table, 2)).toHaveLength(2);
			expect([2, 3].map((captain) => table.storyOf(captain).mature)).toEqual([mature, false]);
		},
	);

	test("of a cast count as far as they are in hand, and are completed below the minimum", () => {
		const rules = { min_characters: 3, max_characters: 3, maturity: "MATURE" } as const;
		const table = late(storyCreate, rules);
		const story = table.storyOf(2).id;
		const hand = table.handOf(2).map(({ id }) => id);
		const foreign = charactersOf(table.room, ({ hands }) => !hands.includes(2)).map(({ id }) => id);
		const picks = [hand[4] ?? 0, foreign[0] ?? 0];
		has(table, 2, "story/create", { story, characters: picks, mature: false });
		has(table, 3, "story/create", { story, characters: foreign, mature: false });
		table.timeOut();
		const cast = table.castOf(2);
		expect(cast).toHaveLength(3);
		expect(cast.map(({ id }) => id)).toContain(hand[4]);
		expect(cast.every(({ hands }) => hands.includes(2))).toBe(true);
		expect([2, 3].map((captain) => table.storyOf(captain).mature)).toEqual([false, true]);
	});

	test("of a title count, with flags, and only for the captain's own story", () => {
		const table = late(storyTitle, { moderation: true, num_switches: 2 });
		const part = existing(table.parts(table.storyOf(2).id).find(({ player }) => player !== 2));
		hasTitle(table, 2, 777, [part.id]);
		hasTitle(table, 3, 888);
		table.timeOut();
		expect(table.storyOf(2).title).toBe(777);
		expect(table.storyOf(3).title).toMatch(/^Untitled fanfic/);
		expect(table.room.submissions[part.id]?.flagged).toEqual([2]);
	});

	test("of reactions count, those of the audience too, except on the reader's own parts", () => {
		const table = new Table(3, { num_switches: 2 });
		table.joinAudience(9);
		table.playTo(reacting);
		const [one, other] = table.stories.map(({ id }) => id) as [number, number];
		for (const player of [2, 9])
			has(table, player, "story/react", { story: one, parts: [[3, 3, 4], [1], [5]] });
		has(table, 3, "story/react", { story: 4711, parts: [[1]] });
		table.does(2, "story/react", { reaction: -1, story: other, parts: [[]] });
		table.timeOut();
		for (const reader of [9, 2])
			expect(reactionOf(table, reader, one)).toEqual(
				table.parts(one).map(({ player }, i) => (player === reader ? [] : [[3, 4], [1]][i])),
			);
		expect(reactionOf(table, 3, one)).toBeUndefined();
	});

	test("are not asked for in a game in which everybody submits", () => {
		expect(asked(new Table(3).playTo(STATUS.results))).toEqual([]);
	});

	test("are asked for once, of the players who are here and have not submitted", () => {
		const table = late(storyTitle);
		table.leave(3);
		table.timeOut();
		expect(asked(table)).toMatchObject([{ players: [2], game: table.room.id }]);
	});

	test("do not replace what a player submits meanwhile", () => {
		const table = late(storyTitle);
		table.waiting = [];
		table.timeOut();
		expect(table.giveTitle(2, 900)).toBeNull();
		expect(table.room.status).toBe(storyTitle);
		hasTitle(table, 2, 777);
		table.settleAll();
		expect([table.room.status, table.storyOf(2).title]).toEqual([reacting, 900]);
	});
});

describe("an end that the host forces", () => {
	const announced = (table: Table) => ({
		limit: table.now,
		hard_limit: table.now + 2000,
	});

	test.each([0, 180])("leaves two seconds to a part of %i seconds", (write_duration) => {
		const table = new Table(3, { num_switches: 1, write_duration }).playTo(storyWrite);
		table.now += 1000;
		table.vip({ skip_submission: true });
		expect(table.room.countdown).toEqual(announced(table));
		for (const { end, done } of runningSubmissions(table.room))
			expect([end, done]).toEqual([table.now, false]);
		table.now += 1999;
		table.ring();
		expect(table.room.status).toBe(storyWrite);
		expect(table.handIn(1)).toBeNull();
		table.timeOut();
		expect(table.room.status).toBe(storyTitle);
	});

	test("ends a part earlier when all have handed in, and never later than its own end", () => {
		const writing = () => new Table(2, { num_switches: 1, write_duration: 60 }).playTo(storyWrite);
		const table = writing();
		table.vip({ skip_submission: true });
		table.playPhase();
		expect(table.room.status).toBe(storyTitle);

		const second = writing();
		second.now = (second.room.countdown.hard_limit ?? 0) - 500;
		const { countdown } = second.room;
		for (const _press of [1, 2]) second.vip({ skip_submission: true });
		expect(second.room.countdown).toEqual(countdown);
		expect(second.room.deadline).toBe(countdown.hard_limit);
	});

	test("ends a pause", () => {
		const table = new Table(2, { num_switches: 1 }).playTo(storyWrite);
		table.vip({ pause: true });
		table.now += 600_000;
		table.vip({ skip_submission: true });
		expect(table.room.pause).toBeNull();
		expect(table.room.countdown).toEqual(announced(table));
	});

	test("uses the title of a captain who was skipped", () => {
		const table = titleOf2Missing();
		table.vip({ skip_player: 2 });
		expect([table.room.status, table.room.countdown]).toEqual([storyTitle, announced(table)]);
		expect(asked(table)).toEqual([]);
		hasTitle(table, 2, 777);
		table.timeOut();
		expect([table.room.status, table.storyOf(2).title]).toEqual([reacting, 777]);
	});

	test("waits no longer for a skipped captain who submits", () => {
		const table = titleOf2Missing();
		table.vip({ skip_player: 2 });
		table.playTurn(2);
		expect([table.room.status, table.room.lastCall]).toEqual([reacting, false]);
	});

	test("comes only when the room waits for no other player", () => {
		const table = late(storyTitle);
		const { countdown } = table.room;
		table.vip({ skip_player: 2 });
		expect(table.room.countdown).toEqual(countdown);
		table.now += 5000;
		table.playTurn(3);
		expect(table.room.countdown).toEqual(announced(table));
	});

	test("uses the reactions of a reader who was skipped", () => {
		const table = late(reacting);
		table.playTurn(3);
		const story = table.storyOf(1).id;
		table.vip({ skip_player: 2 });
		expect([table.room.status, table.room.countdown]).toEqual([reacting, announced(table)]);
		has(table, 2, "story/react", { story, parts: [[6]] });
		table.timeOut();
		expect(reactionOf(table, 2, story)).toEqual([[6]]);
		expect(table.room.status).toBe(preResults);
	});
});
