import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WireInput } from "#game/wire/bodies.ts";
import {
	createReactions,
	GATHER_TIME,
	type Marks,
	toggled,
} from "../../web/screens/story/reactions.ts";

interface Save {
	body: WireInput<"story/react">;
	answer: (accepted: boolean) => Promise<void>;
}

/** Returns reactions to a story of two parts. Their saves wait until the test answers them. */
function setUp(given: number[][] = [[], []], drafts: unknown[] | null = null) {
	const saves: Save[] = [];
	const shown: Marks[] = [];
	let id: number | null = null;
	const reactions = createReactions({
		story: 21,
		given,
		reaction: () => id,
		keep: (body) => drafts !== null && drafts.push(body) > 0,
		onChange: (marks) => shown.push(marks),
		send: (body) =>
			new Promise((resolve) => {
				saves.push({
					body,
					answer: async (accepted) => {
						resolve(accepted);
						await vi.advanceTimersByTimeAsync(0);
					},
				});
			}),
	});
	const saveOf = (place: number): Save => {
		const save = saves[place];
		if (!save) throw new Error(`only ${saves.length} saves were sent`);
		return save;
	};
	const givenIn = (place: number) => saveOf(place).body.reaction.meta.submission_reactions;
	const gotId = (given: number) => {
		id = given;
	};
	/** Puts a sticker on, and waits until it is sent. */
	const press = async (part: number, emoji: number): Promise<void> => {
		reactions.toggle(part, emoji);
		await wait(GATHER_TIME);
	};
	return { reactions, saves, shown, saveOf, givenIn, gotId, press };
}

const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a sticker", () => {
	it("is put on, and taken off", () => {
		expect(toggled([[], [3]], 0, 4)).toEqual([[4], [3]]);
		expect(toggled([[], [3]], 1, 3)).toEqual([[], []]);
	});

	it("is on the screen at once, and is sent together with those pressed right after it", async () => {
		const { reactions, saves, shown, givenIn } = setUp();
		reactions.toggle(0, 4);
		expect(shown).toEqual([{ given: [[4], []], flagged: null }]);
		await wait(GATHER_TIME - 1);
		reactions.toggle(1, 2);
		await wait(GATHER_TIME - 1);
		expect(saves).toHaveLength(0);
		await wait(1);
		expect(saves).toHaveLength(1);
		expect(givenIn(0)).toEqual([[4], [2]]);
	});

	it("does not send flags, and a flag sends the stickers too", async () => {
		const { reactions, saveOf, givenIn, press } = setUp([[4], []]);
		await press(1, 2);
		expect(saveOf(0).body).not.toHaveProperty("flagged_submissions");
		await saveOf(0).answer(true);
		reactions.flag([11]);
		await wait(GATHER_TIME);
		expect(saveOf(1).body.flagged_submissions).toEqual([11]);
		expect(givenIn(1)).toEqual([[4], [2]]);
	});

	it("goes to the reaction that the room has, once there is one", async () => {
		const { saveOf, gotId, press } = setUp();
		await press(0, 4);
		await saveOf(0).answer(true);
		gotId(31);
		await press(0, 5);
		expect([saveOf(0), saveOf(1)].map(({ body }) => body.reaction.id)).toEqual([-1, 31]);
	});
});

describe("a sticker of a reader who has not finished", () => {
	it("is a draft until the story is left", async () => {
		const drafts: unknown[] = [];
		const { reactions, saves, givenIn } = setUp([[], []], drafts);
		reactions.toggle(0, 4);
		reactions.toggle(1, 2);
		await wait(4 * GATHER_TIME);
		expect(saves).toHaveLength(0);
		expect(drafts.at(-1)).toEqual({
			reaction: { id: -1, story_id: 21, meta: { submission_reactions: [[4], [2]] } },
		});
		void reactions.save();
		expect(givenIn(0)).toEqual([[4], [2]]);
	});
});

describe("leaving a story", () => {
	it("saves at once, and only once", async () => {
		const { reactions, saves, saveOf } = setUp();
		reactions.toggle(0, 4);
		const left = reactions.save();
		expect(saves).toHaveLength(1);
		await saveOf(0).answer(true);
		await expect(left).resolves.toBe(true);
		await wait(2 * GATHER_TIME);
		expect(saves).toHaveLength(1);
	});

	it("sends nothing when nothing was pressed", async () => {
		const { reactions, saves } = setUp([[4], []]);
		await expect(reactions.save()).resolves.toBe(true);
		expect(saves).toHaveLength(0);
	});

	it("waits for a save that is under way", async () => {
		const { reactions, saves, saveOf, press } = setUp();
		await press(0, 4);
		const left = reactions.save();
		expect(saves).toHaveLength(1);
		await saveOf(0).answer(false);
		await expect(left).resolves.toBe(false);
	});

	it("repeats what the room has not accepted", async () => {
		const { reactions, saveOf, givenIn } = setUp();
		reactions.toggle(0, 4);
		const first = reactions.save();
		await saveOf(0).answer(false);
		await expect(first).resolves.toBe(false);
		const second = reactions.save();
		expect(givenIn(1)).toEqual([[4], []]);
		await saveOf(1).answer(true);
		await expect(second).resolves.toBe(true);
	});
});
