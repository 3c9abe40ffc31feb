import { expect, test } from "vitest";
import { eachInSlices, inSlice } from "../../../gateway/room/texts/time-slices.ts";
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

test("work in a slice has its own outcome", async () => {
	const good = inSlice(() => 1);
	const bad = inSlice(() => {
		throw new Error("no view");
	});
	const later = inSlice(() => 3);
	await expect(bad).rejects.toThrow("no view");
	expect(await Promise.all([good, later])).toEqual([1, 3]);
});
