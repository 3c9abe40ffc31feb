import { expect, test } from "vitest";
import { runStopSteps } from "../../gateway/stop.ts";

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
		{ healthy: async () => true },
	);
	expect(done).toEqual(["first", "third"]);
});

test("a step that never ends is left when the engine is away, and is told so", async () => {
	const done: string[] = [];
	await runStopSteps(
		[
			(giveUp) =>
				new Promise(() => giveUp.addEventListener("abort", () => void done.push("given up"))),
			async () => done.push("last"),
		],
		{ healthy: async () => false },
	);
	expect(done).toEqual(["given up", "last"]);
});
