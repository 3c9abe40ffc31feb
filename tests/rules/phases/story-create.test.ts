import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { range, Table } from "../../support/table.ts";

const ids = (characters: readonly { id: number }[]) => characters.map(({ id }) => id);

/** Returns a game in which captains choose, the first captain and the ids in their hand. */
function choosing(sent = {}) {
	const table = new Table(3, sent).playTo(STATUS.storyCreate);
	const hand = ids(table.handOf(1));
	return { table, hand, choose: (characters: number[]) => table.chooseCast(1, characters) };
}

test("each player is the captain of one story and chooses its cast; the last choice counts", () => {
	const { table, hand, choose } = choosing();
	expect(table.stories.map(({ captain }) => captain).sort()).toEqual([1, 2, 3]);
	for (const characters of [hand.slice(0, 2), hand.slice(2, 5)]) {
		expect(choose(characters)).toBeNull();
		expect(ids(table.castOf(1))).toEqual(characters);
		expect(table.seat(1).status).toBe(STATUS.postStoryCreate);
	}
});

test("a captain decides about their own story only", () => {
	const { table, hand } = choosing();
	const story = table.storyOf(2).id;
	const body = { story, characters: hand.slice(0, 2), mature: false };
	expect(table.does(1, "story/create", body)).toBe(REFUSALS.notYourStory);
	expect(table.castOf(2)).toEqual([]);
});

test("a cast comes from its captain's hand, from min_characters to max_characters", () => {
	const { table, hand, choose } = choosing();
	expect(choose(hand.slice(0, 1))).toBe(REFUSALS.tooFewCharacters(2));
	expect(choose(hand.slice(0, 4))).toBe(REFUSALS.tooManyCharacters(3));
	const [foreign = 0] = ids(table.handOf(2)).filter((id) => !hand.includes(id));
	expect(choose([hand[0] ?? 0, foreign])).toBe(REFUSALS.notInHand);
	expect(choose(hand.slice(0, 2))).toBeNull();
});

test("when the clock runs out, a missing cast is drawn from the hand, as small as the settings allow", () => {
	const { table } = choosing({ min_characters: 3 });
	table.timeOut();
	for (const captain of table.players) {
		const cast = ids(table.castOf(captain));
		expect(cast).toHaveLength(3);
		expect(ids(table.handOf(captain))).toEqual(expect.arrayContaining(cast));
	}
});

test("a hand smaller than min_characters is a complete cast, chosen or drawn", () => {
	for (const ends of [(table: Table) => table.playPhase(), (table: Table) => table.timeOut()]) {
		const sent = { num_characters_submit: 1, min_characters: 2 };
		const table = new Table(2, sent).playTo(STATUS.storyCreate);
		ends(table);
		expect(table.room.status).toBe(STATUS.preStoryWrite);
		for (const captain of table.players) expect(table.castOf(captain)).toHaveLength(1);
	}
});

test.each([
	["ALL_AGES", false, false],
	["MATURE", false, true],
	["MATURE", true, false],
] as const)(
	"in a room %s with rated characters %s, an 18+ story with an all-ages character is 18+: %s",
	(maturity, character_maturity, mature) => {
		const table = new Table(2, { maturity, character_maturity }).playTo(STATUS.storyCreate);
		table.chooseCast(1, ids(table.handOf(1)).slice(0, 2), true);
		expect(table.storyOf(1).mature).toBe(mature);
	},
);

test("with rated characters one all-ages character makes a story all ages, and 18+ ones leave it", () => {
	const rules = { maturity: "MATURE", character_maturity: true, num_characters_submit: 3 } as const;
	const table = new Table(2, rules).playTo(STATUS.characters);
	for (const player of [1, 2]) {
		const characters = range(3).map((i) => ({ name: player * 10 + i, mature: i > 0 }));
		table.does(player, "game/character", { characters });
	}
	const hand = table.handOf(1).sort((a, b) => Number(a.name) - Number(b.name));
	const rated = (from: number) => {
		table.chooseCast(1, ids(hand.slice(from, from + 2)), true);
		return table.storyOf(1).mature;
	};
	expect([rated(0), rated(1)]).toEqual([false, true]);
});
