import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { groupWriter } from "../../../db/drafts/group-writer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Draft {
	id: number;
	text: string;
	connection: number;
}

/** A writer whose commits end when the test says so. */
function writer() {
	const groups: Draft[][] = [];
	const commits: (() => void)[] = [];
	const { save } = groupWriter(
		({ id }: Draft) => id,
		async (drafts) => {
			groups.push(drafts);
			await new Promise<void>((resolve) => commits.push(resolve));
			return new Set(drafts.map(({ id }) => id));
		},
	);
	const saveAll = (ids: number[], hurry = false) =>
		Promise.all(ids.map((id) => save({ id, text: `text ${id}`, connection: 1 }, hurry)));
	const written = () => groups.map((drafts) => drafts.map(({ id }) => id));
	const texts = () => groups.map((drafts) => drafts.map(({ text }) => text));
	return { save, saveAll, written, texts, commit: () => commits.shift()?.() };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
/** Lets everything happen that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a few drafts wait for more, and are written together", async () => {
	const { saveAll, written } = writer();
	void saveAll([1, 2]);
	await settle();
	void saveAll([3]);
	await settle();
	expect(written()).toEqual([]);
	await vi.runAllTimersAsync();
	expect(written()).toEqual([[1, 2, 3]]);
});

test("enough drafts are written without a wait", async () => {
	const { saveAll, written } = writer();
	void saveAll(range(0, 15));
	await settle();
	expect(written()).toEqual([]);
	void saveAll([15]);
	await settle();
	expect(written()).toEqual([range(0, 16)]);
});

test("a draft in a hurry takes those that wait with it", async () => {
	const { saveAll, written } = writer();
	void saveAll([1]);
	void saveAll([2], true);
	await settle();
	expect(written()).toEqual([[1, 2]]);
});

test("a group grows while the one before it is committed", async () => {
	const { saveAll, written, commit } = writer();
	void saveAll(range(0, 16));
	await settle();
	const later = saveAll(range(100, 300));
	await settle();
	expect(written()).toEqual([range(0, 16)]);
	commit();
	await settle();
	expect(written()).toEqual([range(0, 16), range(100, 300)]);
	commit();
	expect(await later).toEqual(range(100, 300).map(() => "saved"));
});

/** Saves one part in one group, and returns the written texts and the answers. */
async function saveTogether(drafts: [connection: number, text: string][]) {
	const { save, texts, commit } = writer();
	const answers = Promise.all(
		drafts.map(([connection, text]) => save({ id: 1, text, connection })),
	);
	await vi.runAllTimersAsync();
	commit();
	return [texts(), await answers];
}

test("the later of two drafts of one connection is written, and both are acknowledged", async () => {
	const drafts: [number, string][] = [
		[1, "Once"],
		[1, "Once upon"],
	];
	expect(await saveTogether(drafts)).toEqual([[["Once upon"]], ["saved", "saved"]]);
});

test("the draft of the newest connection is written, and those of older ones are closed", async () => {
	const drafts: [number, string][] = [
		[1, "from a laptop"],
		[3, "from a phone"],
		[2, "from a tablet"],
		[3, "from a phone, and on"],
		[1, "from a laptop, late"],
	];
	expect(await saveTogether(drafts)).toEqual([
		[["from a phone, and on"]],
		["closed", "saved", "closed", "saved", "closed"],
	]);
});
