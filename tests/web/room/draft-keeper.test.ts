import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type KeyValueStorage, memoryStorage } from "../../../web/device/storage.ts";
import { DraftCopies } from "../../../web/room/draft-copies.ts";
import { DraftKeeper, SAVE_INTERVAL, type SaveResult } from "../../../web/room/draft-keeper.ts";
import { ActionError } from "../../../web/room/outbox.ts";
import type { SaveState } from "../../../web/store.ts";

interface Save {
	id: string;
	text: string;
	done: boolean | undefined;
	answer: (result: SaveResult) => Promise<void>;
}

/** The errors with which the outbox rejects, by the result of the save. */
const FAILURES = {
	closed: new ActionError("refused", "time's up", "timeUp"),
	refused: new ActionError("refused", "That text cannot be saved"),
	lost: new ActionError("timeout", "Request timed out"),
	gone: new ActionError("gone", "You’re not in a room"),
} satisfies Record<Exclude<SaveResult, "saved">, ActionError>;

const SILENT = {
	game: () => ({ id: 7, slow: false }),
	onState: () => {},
	onError: () => {},
	onLate: () => {},
};

/** Returns a draft keeper. Its saves wait until the test answers them. */
function setUp(storage = memoryStorage(), slow = false) {
	const saves: Save[] = [];
	const states: SaveState[] = [];
	const errors: string[] = [];
	const late: { text: string; forget: () => void }[] = [];
	const keeper = new DraftKeeper({
		storage,
		game: () => ({ id: 7, slow }),
		onState: (state) => states.push(state),
		onError: (text) => errors.push(text),
		onLate: (_id, text, forget) => late.push({ text, forget }),
		send: (id, text, done) =>
			new Promise((resolve, reject) => {
				saves.push({
					...{ id, text, done },
					answer: async (result) => {
						if (result === "saved") resolve();
						else reject(FAILURES[result]);
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
	/** Opens an empty part, types this and waits until it is sent. */
	const typed = async (text: string): Promise<void> => {
		keeper.open({ id: "11", text: "" });
		keeper.edit("11", text);
		await wait(SAVE_INTERVAL);
	};
	const copyOf = (id = "11") => storage.getItem(`draft:7:${id}`);
	return { keeper, storage, saves, states, errors, late, saveOf, typed, copyOf };
}

const wait = (time: number) => vi.advanceTimersByTimeAsync(time);
const copiesIn = (storage: KeyValueStorage) =>
	storage.keys().filter((key) => key.startsWith("draft:"));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a text being written", () => {
	it("is kept on the device until the server has acknowledged exactly that text", async () => {
		const { keeper, saves, states, saveOf, copyOf } = setUp();
		expect(keeper.open({ id: "11", text: "Once" })).toBe("Once");
		keeper.edit("11", "Once upon");
		expect(copyOf()).toBe("Once upon");
		expect(saves).toHaveLength(0);
		await wait(SAVE_INTERVAL);
		keeper.edit("11", "Once upon a time");
		await saveOf(0).answer("saved");
		expect(saveOf(0)).toMatchObject({ id: "11", text: "Once upon", done: undefined });
		expect(copyOf()).toBe("Once upon a time");
		await wait(SAVE_INTERVAL);
		await saveOf(1).answer("saved");
		expect(saveOf(1).text).toBe("Once upon a time");
		expect(copyOf()).toBeNull();
		expect(states.at(-1)).toBe("saved");
	});

	it("is saved every 2.5 s however fast a player types, and not at all while nothing changes", async () => {
		const { keeper, saves, saveOf } = setUp();
		keeper.open({ id: "11", text: "" });
		for (let i = 1; i <= 50; i++) {
			keeper.edit("11", "x".repeat(i));
			await wait(SAVE_INTERVAL / 25);
		}
		expect(saves).toHaveLength(1);
		await saveOf(0).answer("saved");
		await wait(SAVE_INTERVAL);
		await saveOf(1).answer("saved");
		await wait(10 * SAVE_INTERVAL);
		expect(saves).toHaveLength(2);
	});

	it("that is typed and taken back is called saved again", async () => {
		const { keeper, saves, states } = setUp();
		keeper.open({ id: "11", text: "Once" });
		keeper.edit("11", "Once upon");
		keeper.edit("11", "Once");
		await wait(SAVE_INTERVAL);
		expect([saves.length, states.at(-1)]).toEqual([0, "saved"]);
	});

	it("leaves no copies on the device of games that were not played for a day", async () => {
		const { keeper, storage } = setUp();
		storage.setItem("draft:5:11", "a game of long ago");
		storage.setItem("draft:6:11", "an earlier game");
		storage.setItem("drafts:6", String(Date.now()));
		storage.setItem("draft:7:12", "this game");
		keeper.open({ id: "11", text: "" });
		const copies = () => copiesIn(storage);
		expect(copies()).toEqual(["draft:6:11", "draft:7:12"]);
		await wait(25 * 3_600_000);
		keeper.open({ id: "12", text: "" });
		expect(copies()).toEqual(["draft:7:12"]);
		expect(storage.keys()).not.toContain("drafts:6");
	});

	it("keeps the copies of slow games for four weeks", async () => {
		const { keeper, storage, copyOf } = setUp(memoryStorage(), true);
		storage.setItem("draft:7:12", "a part of two days");
		keeper.open({ id: "11", text: "" });
		const other = new DraftCopies(storage, () => ({ id: 9, slow: false }));
		await wait(27 * 24 * 3_600_000);
		other.removeOld();
		expect(copyOf("12")).toBe("a part of two days");
		await wait(2 * 24 * 3_600_000);
		other.removeOld();
		expect(copyOf("12")).toBeNull();
	});

	it("comes back after a reload, and is saved without a key being touched", async () => {
		const { storage, copyOf, keeper: before } = setUp();
		before.open({ id: "11", text: "server" });
		before.edit("11", "typed in the tunnel");
		const { keeper, saveOf } = setUp(storage);
		expect(keeper.open({ id: "11", text: "server" })).toBe("typed in the tunnel");
		await saveOf(0).answer("saved");
		expect(copyOf()).toBeNull();
	});

	it("is the server's text when the device has no newer one", () => {
		const { keeper, storage, saves, copyOf } = setUp();
		storage.setItem("draft:7:11", "same");
		expect(keeper.open({ id: "11", text: "same" })).toBe("same");
		expect(copyOf()).toBeNull();
		expect(saves).toHaveLength(0);
	});

	it("is unsaved without an answer, and saved again once the connection is back", async () => {
		const { keeper, states, saveOf, typed, copyOf } = setUp();
		await typed("hello");
		await saveOf(0).answer("lost");
		expect(states.at(-1)).toBe("saving");
		expect(copyOf()).toBe("hello");
		keeper.flush();
		await saveOf(1).answer("saved");
		expect(states.at(-1)).toBe("saved");
		expect(copyOf()).toBeNull();
	});

	it("that came too late stays on the device until the player has dismissed it", async () => {
		const { keeper, saves, states, late, saveOf, copyOf } = setUp();
		keeper.open({ id: "11", text: "in time" });
		keeper.edit("11", "too late");
		await wait(SAVE_INTERVAL);
		await saveOf(0).answer("closed");
		expect(states.at(-1)).toBe("closed");
		expect(late.map(({ text }) => text)).toEqual(["too late"]);
		expect(copyOf()).toBe("too late");
		expect(keeper.open({ id: "11", text: "in time" })).toBe("in time");
		expect(keeper.edit("11", "even later")).toBe(false);
		await wait(2 * SAVE_INTERVAL);
		expect(saves).toHaveLength(1);
		late[0]?.forget();
		expect(copyOf()).toBeNull();
	});

	it("of an earlier part is sent once more, and removed only if the room has it", async () => {
		const { keeper, storage, saves, late, saveOf } = setUp();
		storage.setItem("draft:7:9", "its ack was lost");
		storage.setItem("draft:7:10", "never sent");
		keeper.open({ id: "11", text: "" });
		keeper.edit("11", "running");
		for (const _snapshot of [1, 2]) void keeper.sendLeftovers((id) => id !== "11");
		await wait(0);
		await saveOf(0).answer("saved");
		await saveOf(1).answer("closed");
		expect(saves.map(({ id }) => id).sort()).toEqual(["10", "9"]);
		expect(copiesIn(storage)).toEqual(["draft:7:10", "draft:7:11"]);
		expect(late.map(({ text }) => text)).toEqual(["never sent"]);
	});

	it("is not saved while it is submitted, and its copy goes when that was accepted", async () => {
		const { keeper, saves, copyOf } = setUp();
		keeper.open({ id: "11", text: "" });
		keeper.edit("11", "A title");
		let accept = (_accepted: boolean) => {};
		const submit = () =>
			keeper.submit("11", () => new Promise<boolean>((resolve) => (accept = resolve)));
		const refused = submit();
		keeper.flush();
		await wait(SAVE_INTERVAL);
		expect(saves).toHaveLength(0);
		accept(false);
		expect(await refused).toBe(false);
		expect(copyOf()).toBe("A title");
		const accepted = submit();
		accept(true);
		expect(await accepted).toBe(true);
		await wait(2 * SAVE_INTERVAL);
		expect([saves, copyOf()]).toEqual([[], null]);
	});

	it("that the server refuses is not sent again until it is another text", async () => {
		const { keeper, saves, errors, saveOf, typed } = setUp();
		await typed("bad");
		await saveOf(0).answer("refused");
		expect(errors).toEqual(["That text cannot be saved"]);
		keeper.flush();
		await wait(4 * SAVE_INTERVAL);
		expect(saves).toHaveLength(1);
		keeper.edit("11", "good");
		await wait(SAVE_INTERVAL);
		expect(saveOf(1).text).toBe("good");
	});

	it("that cannot even be sent does not hold up the next one", async () => {
		const reported: unknown[] = [];
		vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
		const sent: string[] = [];
		const broken = new TypeError("this text cannot be sent");
		const keeper = new DraftKeeper({
			...SILENT,
			storage: memoryStorage(),
			send: async (_id, text) => {
				if (text === "bad") throw broken;
				sent.push(text);
			},
		});
		keeper.open({ id: "11", text: "" });
		keeper.edit("11", "bad");
		await wait(SAVE_INTERVAL);
		keeper.edit("11", "good");
		await wait(SAVE_INTERVAL);
		expect([sent, reported]).toEqual([["good"], [broken]]);
		expect(await keeper.finish("11", "good end", true)).toBe("saved");
		vi.unstubAllGlobals();
	});

	it("is the server's when the device's copy cannot be read, and that copy is removed", async () => {
		const storage = memoryStorage();
		storage.setItem("draft:7:3 story/title 0", "{");
		storage.setItem("draft:7:2 story/title 0", "null");
		const keeper = new DraftKeeper({
			...SILENT,
			storage,
			send: async () => {},
			isReadable: (copy) => copy.startsWith('{"'),
		});
		expect(keeper.open({ id: "3 story/title 0", text: '{"a":1}' })).toBe('{"a":1}');
		await keeper.sendLeftovers((id) => !id.startsWith("3"));
		expect(copiesIn(storage)).toEqual([]);
	});

	it("is the server's after the seat was in another tab, unless this tab has an unsaved one", async () => {
		const { keeper, saveOf, typed } = setUp();
		await typed("from this tab");
		keeper.forgetSaved();
		expect(keeper.open({ id: "11", text: "from the other tab" })).toBe("from this tab");
		await saveOf(0).answer("saved");
		keeper.forgetSaved();
		expect(keeper.open({ id: "11", text: "from the other tab" })).toBe("from the other tab");
	});

	it("can be typed on in a tab that takes the seat back after a save came too late", async () => {
		const { keeper, late, saveOf, typed } = setUp();
		await typed("typed here meanwhile");
		await saveOf(0).answer("closed");
		late[0]?.forget();
		keeper.forgetSaved();
		expect(keeper.open({ id: "11", text: "from the other tab" })).toBe("from the other tab");
		expect(keeper.edit("11", "from the other tab, and on")).toBe(true);
	});

	it("moves on with the next part while the last save of the one before is still under way", async () => {
		const { keeper, states, saveOf, typed, copyOf } = setUp();
		await typed("first part");
		expect(keeper.open({ id: "12", text: "" })).toBe("");
		await saveOf(0).answer("saved");
		expect(copyOf()).toBeNull();
		expect(states.at(-1)).toBe("idle");
	});
});

describe("done", () => {
	it("is sent at once with the text", async () => {
		const { keeper, saveOf } = setUp();
		keeper.open({ id: "11", text: "" });
		keeper.edit("11", "the");
		const finished = keeper.finish("11", "the end", true);
		await saveOf(0).answer("saved");
		await expect(finished).resolves.toBe("saved");
		expect(saveOf(0)).toMatchObject({ text: "the end", done: true });
	});

	it("is taken back at once by typing, and stays untouched by the saves after that", async () => {
		const { keeper, saveOf } = setUp();
		keeper.open({ id: "11", text: "the end", done: true });
		keeper.edit("11", "the end?");
		await wait(0);
		expect(saveOf(0)).toMatchObject({ text: "the end?", done: false });
		await saveOf(0).answer("saved");
		keeper.edit("11", "the end!");
		await wait(SAVE_INTERVAL);
		expect(saveOf(1)).toMatchObject({ text: "the end!", done: undefined });
	});

	it("is not forgotten when its message was lost, and the player reads of it", async () => {
		const { keeper, errors, saveOf } = setUp();
		keeper.open({ id: "11", text: "" });
		void keeper.finish("11", "the end", true);
		await wait(0);
		await saveOf(0).answer("lost");
		expect(errors).toEqual(["Request timed out. Please check your connection."]);
		keeper.flush();
		expect(saveOf(1)).toMatchObject({ text: "the end", done: true });
	});

	it("waits for a save that is under way, so that the room gets both in order", async () => {
		const { keeper, saves, saveOf, typed } = setUp();
		await typed("the");
		void keeper.finish("11", "the end", true);
		expect(saves).toHaveLength(1);
		await saveOf(0).answer("saved");
		expect(saveOf(1)).toMatchObject({ text: "the end", done: true });
	});
});
