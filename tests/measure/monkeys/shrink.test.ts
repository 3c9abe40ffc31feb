import { expect, test } from "vitest";
import { shrink } from "../../players/monkeys/shrink.ts";

const fiftySteps = Array.from({ length: 50 }, (_, i) => i);

test("a list shrinks to the steps that a failure takes, in their order", async () => {
	const fails = async (steps: number[]) => [7, 31, 32].every((step) => steps.includes(step));
	expect(await shrink(fiftySteps, fails, 1000)).toEqual([7, 31, 32]);
});

test("shrinking stops after its tries, with a list that fails", async () => {
	let asked = 0;
	const fails = async (steps: number[]) => {
		asked++;
		return steps.includes(3);
	};
	expect(await shrink(fiftySteps, fails, 3)).toContain(3);
	expect(asked).toBe(3);
});
