import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryShelf } from "../../web/device/storage.ts";
import { createDraftBook, SAVE_INTERVAL, type SaveResult } from "../../web/room/draft-keeper.ts";
import type { SaveState } from "../../web/store.ts";
import { submission } from "./wire.ts";

interface Save {
	id: number;
	text: string;
	done: boolean | undefined;
	answer: (result: SaveResult) => Promise<void>;
}

/** A draft book whose saves wait until the test answers them. */
function setUp(shelf = memoryShelf()) {
	const saves: Save[] = [];
	const states: SaveState[] = [];
	const book = createDraftBook({
		shelf,
		keyOf: (id) => `draft:${id}`,
		onState: (state) => states.push(state),
		save: (id, text, done) =>
			new Promise((resolve) => {
				saves.push({
					id,
					text,
					done,
					answer: async (result) => {
						resolve(result);
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
	return { book, shelf, saves, states, saveOf };
}

const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a text being written", () => {
	it("is kept on the device at once, and there until the server has acknowledged exactly that text", async () => {
		const { book, shelf, saves, saveOf, states } = setUp();
		expect(book.open(submission({ content: "Once" }))).toBe("Once");
		book.edit(11, "Once upon");
		expect(shelf.getItem("draft:11")).toBe("Once upon");
		expect(saves).toHaveLength(0);
		await wait(SAVE_INTERVAL);
		book.edit(11, "Once upon a time");
		await saveOf(0).answer("saved");
		expect(saveOf(0)).toMatchObject({ id: 11, text: "Once upon", done: undefined });
		expect(shelf.getItem("draft:11")).toBe("Once upon a time");
		await wait(SAVE_INTERVAL);
		await saveOf(1).answer("saved");
		expect(saveOf(1).text).toBe("Once upon a time");
		expect(shelf.getItem("draft:11")).toBeNull();
		expect(states.at(-1)).toBe("saved");
	});

	it("is saved every 2.5 s however fast somebody types, and not at all while nothing changes", async () => {
		const { book, saves, saveOf } = setUp();
		book.open(submission());
		for (let i = 1; i <= 50; i++) {
			book.edit(11, "x".repeat(i));
			await wait(SAVE_INTERVAL / 25);
		}
		expect(saves).toHaveLength(1);
		await saveOf(0).answer("saved");
		await wait(SAVE_INTERVAL);
		await saveOf(1).answer("saved");
		await wait(10 * SAVE_INTERVAL);
		expect(saves).toHaveLength(2);
	});

	it("comes back after a reload, and is saved without a key being touched", async () => {
		const { shelf, book: before } = setUp();
		before.open(submission({ content: "server" }));
		before.edit(11, "typed in the tunnel");
		const { book, saveOf } = setUp(shelf);
		expect(book.open(submission({ content: "server" }))).toBe("typed in the tunnel");
		await saveOf(0).answer("saved");
		expect(shelf.getItem("draft:11")).toBeNull();
	});

	it("is the server's when the device has nothing newer", () => {
		const { book, shelf, saves } = setUp();
		shelf.setItem("draft:11", "same");
		expect(book.open(submission({ content: "same" }))).toBe("same");
		expect(shelf.getItem("draft:11")).toBeNull();
		expect(saves).toHaveLength(0);
	});

	it("is offline when nobody answers, and saved again once the line is back", async () => {
		const { book, shelf, saveOf, states } = setUp();
		book.open(submission());
		book.edit(11, "hello");
		await wait(SAVE_INTERVAL);
		await saveOf(0).answer("lost");
		expect(states.at(-1)).toBe("offline");
		expect(shelf.getItem("draft:11")).toBe("hello");
		book.flush();
		await saveOf(1).answer("saved");
		expect(states.at(-1)).toBe("saved");
		expect(shelf.getItem("draft:11")).toBeNull();
	});

	it("is dropped once its part takes no more", async () => {
		const { book, shelf, saves, saveOf, states } = setUp();
		book.open(submission({ content: "in time" }));
		book.edit(11, "too late");
		await wait(SAVE_INTERVAL);
		await saveOf(0).answer("closed");
		expect(states.at(-1)).toBe("closed");
		expect(shelf.getItem("draft:11")).toBeNull();
		expect(book.open(submission({ content: "in time" }))).toBe("in time");
		book.edit(11, "even later");
		await wait(2 * SAVE_INTERVAL);
		expect(saves).toHaveLength(1);
	});

	it("that the server refuses is not sent again until it is another text", async () => {
		const { book, saves, saveOf } = setUp();
		book.open(submission());
		book.edit(11, "bad");
		await wait(SAVE_INTERVAL);
		await saveOf(0).answer("refused");
		book.flush();
		await wait(4 * SAVE_INTERVAL);
		expect(saves).toHaveLength(1);
		book.edit(11, "good");
		await wait(SAVE_INTERVAL);
		expect(saveOf(1).text).toBe("good");
	});

	it("moves on with the next part while the last save of the one before is still under way", async () => {
		const { book, shelf, saveOf, states } = setUp();
		book.open(submission());
		book.edit(11, "first part");
		await wait(SAVE_INTERVAL);
		expect(book.open(submission({ id: 12, content: "" }))).toBe("");
		await saveOf(0).answer("saved");
		expect(shelf.getItem("draft:11")).toBeNull();
		expect(states.at(-1)).toBe("idle");
	});
});

describe("done", () => {
	it("is sent at once with the text", async () => {
		const { book, saveOf } = setUp();
		book.open(submission());
		book.edit(11, "the");
		const finished = book.finish(11, "the end", true);
		await saveOf(0).answer("saved");
		await expect(finished).resolves.toBe("saved");
		expect(saveOf(0)).toMatchObject({ text: "the end", done: true });
	});

	it("is taken back at once by typing, and stays untouched by the saves after that", async () => {
		const { book, saveOf } = setUp();
		book.open(
			submission({
				content: "the end",
				meta: { prompt: null, done: true, censored: false, flagged: [] },
			}),
		);
		book.edit(11, "the end?");
		await wait(0);
		expect(saveOf(0)).toMatchObject({ text: "the end?", done: false });
		await saveOf(0).answer("saved");
		book.edit(11, "the end!");
		await wait(SAVE_INTERVAL);
		expect(saveOf(1)).toMatchObject({ text: "the end!", done: undefined });
	});

	it("is not forgotten when its message was lost", async () => {
		const { book, saveOf } = setUp();
		book.open(submission());
		void book.finish(11, "the end", true);
		await wait(0);
		await saveOf(0).answer("lost");
		book.flush();
		expect(saveOf(1)).toMatchObject({ text: "the end", done: true });
	});

	it("waits for a save that is under way, so that the room hears things in order", async () => {
		const { book, saves, saveOf } = setUp();
		book.open(submission());
		book.edit(11, "the");
		await wait(SAVE_INTERVAL);
		void book.finish(11, "the end", true);
		expect(saves).toHaveLength(1);
		await saveOf(0).answer("saved");
		expect(saveOf(1)).toMatchObject({ text: "the end", done: true });
	});
});
