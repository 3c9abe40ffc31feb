import { describe, expect, test } from "vitest";
import type { Entry, EntryName } from "#game/names/entries.ts";
import {
	charactersOf,
	runningSubmissions,
	storiesOf,
	storyOf,
	submissionsOf,
} from "#game/selectors.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../support/table.ts";

const { characters, storyCreate, storyTitle, reacting, storyWrite } = STATUS;

/** Plays to a phase in which player 1 has submitted and players 2 and 3 have not. */
function late(status: number, settings: SentSettings = {}): Table {
	const table = new Table(3, { num_switches: 1, ...settings }).playTo(status);
	table.playTurn(1);
	return table;
}
const has = <A extends EntryName>(table: Table, player: number, type: A, body: Entry<A>["body"]) =>
	table.entered.push({ player, type, body } as Entry);
const named = (...names: number[]) => names.map((name) => ({ name, mature: true }));
const asked = (table: Table) => table.effects.filter(({ name }) => name === "closeEntries");
const ownedBy = (table: Table, player: number) =>
	charactersOf(table.room, ({ owner }) => owner === player).map(({ name }) => name);
const story = (table: Table, captain: number) => storyOf(table.room, captain)?.id ?? 0;

describe("what was entered when the time ends", () => {
	test("names count, and only the missing ones are filled", () => {
		const table = late(characters, { num_characters_submit: 5 });
		has(table, 2, "game/character", { characters: named(201, 202, 203) });
		table.timeOut();
		expect(table.room.status).toBe(storyCreate);
		const names = ownedBy(table, 2);
		expect(names.slice(0, 3)).toEqual([201, 202, 203]);
		expect(names.slice(3).map((name) => typeof name)).toEqual(["string", "string"]);
		expect(ownedBy(table, 3).map((name) => typeof name)).toEqual(Array(5).fill("string"));
	});

	test("a repeated name counts once, unless the room allows it, and too many are cut", () => {
		for (const [settings, wanted] of [
			[{}, [201, 202]],
			[{ allow_duplicate_characters: true }, [201, 201, 202]],
		] as const) {
			const table = late(characters, { num_characters_submit: 4, ...settings });
			has(table, 2, "game/character", { characters: named(201, 201, 202) });
			table.timeOut();
			const names = ownedBy(table, 2);
			expect(names).toHaveLength(4);
			expect(names.filter((name) => typeof name === "number")).toEqual(wanted);
		}
		const table = late(characters, { num_characters_submit: 2 });
		has(table, 2, "game/character", { characters: named(201, 202, 203) });
		table.timeOut();
		expect(ownedBy(table, 2)).toEqual([201, 202]);
	});

	test("a pair keeps its names, and its rating unless a filled name forbids it", () => {
		for (const [names, rated, mature] of [
			[named(201, 202), true, true],
			[named(201), true, false],
			[named(201), false, true],
		] as const) {
			const table = late(characters, {
				game_mode: "otp",
				maturity: "MATURE",
				character_maturity: rated,
			});
			has(table, 2, "game/otpCharacter", { characters: [...names], mature: true });
			table.timeOut();
			expect(ownedBy(table, 2).slice(0, names.length)).toEqual(names.map(({ name }) => name));
			expect(ownedBy(table, 2)).toHaveLength(2);
			expect(storyOf(table.room, 2)?.mature).toBe(mature);
			expect(storyOf(table.room, 3)?.mature).toBe(false);
		}
	});

	test("a chosen cast counts as far as it is in hand, and is completed below the minimum", () => {
		const table = late(storyCreate, {
			min_characters: 3,
			max_characters: 3,
			maturity: "MATURE",
		});
		const hand = charactersOf(table.room, ({ hands }) => hands.includes(2)).map(({ id }) => id);
		const foreign = charactersOf(table.room, ({ hands }) => !hands.includes(2)).map(({ id }) => id);
		const picks = [hand[4] ?? 0, foreign[0] ?? 0];
		has(table, 2, "story/create", { story: story(table, 2), characters: picks, mature: false });
		has(table, 3, "story/create", { story: story(table, 2), characters: foreign, mature: false });
		table.timeOut();
		const cast = charactersOf(table.room, ({ stories }) => stories.includes(story(table, 2)));
		expect(cast).toHaveLength(3);
		expect(cast.map(({ id }) => id)).toContain(hand[4]);
		expect(cast.every(({ hands }) => hands.includes(2))).toBe(true);
		expect(storyOf(table.room, 2)?.mature).toBe(false);
		expect(storyOf(table.room, 3)?.mature).toBe(true);
	});

	test("a title counts, with its flags, and only for the own story", () => {
		const table = late(storyTitle, { moderation: true });
		const [part] = submissionsOf(table.room, story(table, 2)).filter(({ player }) => player !== 2);
		has(table, 2, "story/title", {
			story: story(table, 2),
			title: 777,
			flagged: part ? [part.id] : [],
		});
		has(table, 3, "story/title", { story: story(table, 2), title: 888, flagged: null });
		table.timeOut();
		expect(storyOf(table.room, 2)?.title).toBe(777);
		expect(storyOf(table.room, 3)?.title).toMatch(/^Untitled fanfic/);
		if (part) expect(table.room.submissions[part.id]?.flagged).toEqual([2]);
	});

	test("reactions count, those of the audience too, except on the reader's own parts", () => {
		const table = new Table(3, { num_switches: 2 });
		table.join(newcomer(9, { audience: true }));
		table.playTo(reacting);
		const [one, other] = storiesOf(table.room);
		for (const player of [2, 9])
			has(table, player, "story/react", {
				story: one?.id ?? 0,
				parts: [[3, 3, 4], [1], [5]],
			});
		has(table, 3, "story/react", { story: 4711, parts: [[1]] });
		table.does(2, "story/react", { reaction: -1, story: other?.id ?? 0, parts: [[]] });
		table.timeOut();
		const given = (player: number) =>
			Object.values(table.room.reactions).find(
				(reaction) => reaction.player === player && reaction.story === one?.id,
			)?.parts;
		const parts = submissionsOf(table.room, one?.id ?? 0);
		const expected = (reader: number) =>
			parts.map(({ player }, i) => (player === reader ? [] : ([[3, 4], [1]][i] ?? [])));
		expect(given(9)).toEqual(expected(9));
		expect(given(2)).toEqual(expected(2));
		expect(given(3)).toBeUndefined();
	});

	test("nobody is asked in a game in which everybody submits", () => {
		const table = new Table(3).playTo(STATUS.results);
		expect(asked(table)).toEqual([]);
	});

	test("only players who are here and have not submitted are asked, once", () => {
		const table = late(storyTitle);
		table.does(3, "game/exit", { heirs: [] });
		table.timeOut();
		expect(asked(table)).toMatchObject([{ players: [2], game: table.room.id }]);
	});

	test("what somebody submits while the room asks goes first", () => {
		const table = late(storyTitle);
		table.waiting = [];
		table.timeOut();
		expect(
			table.does(2, "story/title", { story: story(table, 2), title: 900, flagged: null }),
		).toBeNull();
		expect(table.room.status).toBe(storyTitle);
		has(table, 2, "story/title", { story: story(table, 2), title: 777, flagged: null });
		for (const effect of table.waiting.splice(0)) table.settle(effect);
		expect(table.room.status).toBe(reacting);
		expect(storyOf(table.room, 2)?.title).toBe(900);
	});
});

describe("an end that the host forces", () => {
	const announced = (table: Table) => ({
		limit: table.now,
		hard_limit: table.now + 2000,
	});

	test("leaves two seconds to a part, and everybody's time is over at once", () => {
		for (const write_duration of [0, 180]) {
			const table = new Table(3, { num_switches: 1, write_duration }).playTo(storyWrite);
			table.now += 1000;
			table.does(1, "game/vip", { skip_submission: true });
			expect(table.room.countdown).toEqual(announced(table));
			const parts = runningSubmissions(table.room);
			expect(parts.map(({ end, done }) => [end, done])).toEqual(
				parts.map(() => [table.now, false]),
			);
			table.now += 1999;
			table.try({ type: "clock" });
			expect(table.room.status).toBe(storyWrite);
			const [part] = parts;
			expect(
				table.does(part?.player ?? 0, "story/submit", {
					submission: part?.id ?? 0,
					done: true,
					flagged: null,
				}),
			).toBeNull();
			table.timeOut();
			expect(table.room.status).toBe(storyTitle);
		}
	});

	test("ends a part earlier when all have handed in, and never later than its own end", () => {
		const table = new Table(2, { num_switches: 1, write_duration: 60 }).playTo(storyWrite);
		table.does(1, "game/vip", { skip_submission: true });
		table.playPhase();
		expect(table.room.status).toBe(storyTitle);

		const second = new Table(2, { num_switches: 1, write_duration: 60 }).playTo(storyWrite);
		second.now = (second.room.countdown.hard_limit ?? 0) - 500;
		const { countdown } = second.room;
		for (const _press of [1, 2]) second.does(1, "game/vip", { skip_submission: true });
		expect(second.room.countdown).toEqual(countdown);
		expect(second.room.deadline).toBe(countdown.hard_limit);
	});

	test("ends a pause", () => {
		const table = new Table(2, { num_switches: 1 }).playTo(storyWrite);
		table.does(1, "game/vip", { pause: true });
		table.now += 600_000;
		table.does(1, "game/vip", { skip_submission: true });
		expect(table.room.pause).toBeNull();
		expect(table.room.countdown).toEqual(announced(table));
	});

	test("uses the title of a captain who was skipped", () => {
		const table = late(storyTitle);
		table.playTurn(3);
		table.does(1, "game/vip", { skip_player: 2 });
		expect([table.room.status, table.room.countdown]).toEqual([storyTitle, announced(table)]);
		expect(asked(table)).toEqual([]);
		has(table, 2, "story/title", { story: story(table, 2), title: 777, flagged: null });
		table.timeOut();
		expect([table.room.status, storyOf(table.room, 2)?.title]).toEqual([reacting, 777]);
	});

	test("waits no longer for a skipped captain who submits", () => {
		const table = late(storyTitle);
		table.playTurn(3);
		table.does(1, "game/vip", { skip_player: 2 });
		table.playTurn(2);
		expect(table.room.status).toBe(reacting);
		expect(table.room.lastCall).toBe(false);
	});

	test("comes only when nobody else is waited for", () => {
		const table = late(storyTitle);
		const { countdown } = table.room;
		table.does(1, "game/vip", { skip_player: 2 });
		expect(table.room.countdown).toEqual(countdown);
		table.now += 5000;
		table.playTurn(3);
		expect(table.room.countdown).toEqual(announced(table));
	});

	test("uses the reactions of a reader who was skipped", () => {
		const table = late(reacting);
		table.playTurn(3);
		const [unread] = storiesOf(table.room).filter(({ captain }) => captain !== 2);
		table.does(1, "game/vip", { skip_player: 2 });
		expect([table.room.status, table.room.countdown]).toEqual([reacting, announced(table)]);
		has(table, 2, "story/react", { story: unread?.id ?? 0, parts: [[6]] });
		table.timeOut();
		const [own] = submissionsOf(table.room, unread?.id ?? 0).map(({ player }) => player === 2);
		expect(
			Object.values(table.room.reactions).find(
				({ player, story }) => player === 2 && story === unread?.id,
			)?.parts,
		).toEqual([own ? [] : [6]]);
		expect(table.room.status).toBe(STATUS.preResults);
	});
});

test("done or a flag during the intro leaves the writer in the intro", () => {
	const table = new Table(2).playTo(STATUS.preStoryWrite);
	const [part] = runningSubmissions(table.room);
	const submit = (done: boolean | null) =>
		table.does(part?.player ?? 0, "story/submit", {
			submission: part?.id ?? 0,
			done,
			flagged: [],
		});
	expect(submit(null)).toBeNull();
	expect(table.room.seats[part?.player ?? 0]?.status).toBe(STATUS.preStoryWrite);
	expect(submit(true)).toBeNull();
	expect(table.room.seats[part?.player ?? 0]?.status).toBe(STATUS.postStoryWrite);
	expect(submit(false)).toBeNull();
	expect(table.room.seats[part?.player ?? 0]?.status).toBe(STATUS.preStoryWrite);
	table.timeOut();
	expect(table.room.seats[part?.player ?? 0]?.status).toBe(STATUS.storyWrite);
});
