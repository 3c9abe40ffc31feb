import { expect, test } from "vitest";
import { eachInSlices, inSlice, runInSlices } from "../../../../gateway/room/texts/time-slices.ts";
import { mostPerTurn, work } from "./turns.ts";

test("long work on many texts leaves turns of the event loop to others", async () => {
	const texts = Array.from({ length: 20 }, (_, i) => i);
	const done: number[] = [];
	const cut = eachInSlices(texts, (text) => {
		work();
		done.push(text);
	});
	expect(await mostPerTurn(done, texts.length)).toBeLessThanOrEqual(2);
	await cut;
	expect(done).toEqual(texts);
	await eachInSlices([], () => expect.unreachable());
});

test("each piece of work in a slice resolves or rejects by itself", async () => {
	const good = inSlice(() => 1);
	const bad = inSlice(() => {
		throw new Error("no view");
	});
	const later = inSlice(() => 3);
	await expect(bad).rejects.toThrow("no view");
	expect(await Promise.all([good, later])).toEqual([1, 3]);
});

test("work on one text that throws rejects, and the work of other rooms goes on", async () => {
	const done: string[] = [];
	const bad = eachInSlices(["good", "bad", "never"], (text) => {
		if (text === "bad") throw new Error("no lines");
		done.push(text);
	});
	const other = eachInSlices(["one", "two"], (text) => void done.push(text));
	await expect(bad).rejects.toThrow("no lines");
	await other;
	expect(done.sort()).toEqual(["good", "one", "two"]);
});

test("a step that throws is dropped, and neither ends the process nor stops the others", async () => {
	const thrown: unknown[] = [];
	const note = (error: unknown) => thrown.push(error);
	process.on("uncaughtException", note);
	let steps = 0;
	runInSlices(() => {
		throw new Error("a bug");
	});
	runInSlices(() => ++steps < 3);
	expect(await inSlice(() => "later")).toBe("later");
	await expect.poll(() => steps).toBe(3);
	process.off("uncaughtException", note);
	expect(thrown).toEqual([]);
});
