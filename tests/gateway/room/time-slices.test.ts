import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { eachInSlices } from "../../../gateway/room/texts/time-slices.ts";

/** Milliseconds of work, more than half of a slice. */
const WORK = 5;

test("long work on many texts leaves turns of the event loop to others", async () => {
	const texts = Array.from({ length: 20 }, (_, i) => i);
	const done: number[] = [];
	/** How many texts were done in each turn. */
	const perTurn: number[] = [];
	const cut = eachInSlices(texts, (text) => {
		const until = performance.now() + WORK;
		while (performance.now() < until);
		done.push(text);
	});
	for (let before = 0; done.length < texts.length; before = done.length) {
		await turn();
		perTurn.push(done.length - before);
	}
	await cut;
	expect(done).toEqual(texts);
	expect(Math.max(...perTurn)).toBeLessThanOrEqual(2);
	await eachInSlices([], () => expect.unreachable());
});
