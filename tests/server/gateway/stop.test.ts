import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { runStopSteps } from "../../../gateway/stop.ts";

test("a step that fails keeps no later one from running, and the order is kept", async () => {
	const done: string[] = [];
	await runStopSteps(
		[
			async () => done.push("first"),
			() => {
				throw new Error("the second step fails");
			},
			() => done.push("third"),
		],
		{ responds: async () => true },
	);
	expect(done).toEqual(["first", "third"]);
});

test("a step that waits for an engine that is away is left, and the next ones run", async () => {
	const done: string[] = [];
	await runStopSteps(
		[(away) => Promise.race([new Promise(() => {}), away]), () => done.push("last")],
		{ responds: async () => false },
	);
	expect(done).toEqual(["last"]);
});

test("an engine that responds late gets the time that a step needs", async () => {
	// The step takes four times this, which is longer than an engine may be silent.
	const LATE = 600;
	const step = (away: Promise<void>) =>
		Promise.race([pause(4 * LATE, "done"), away.then(() => "left")]).then((how) => ends.push(how));
	const ends: string[] = [];
	await runStopSteps([step], { responds: () => pause(LATE, true) });
	expect(ends).toEqual(["done"]);
});
