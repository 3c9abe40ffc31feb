import { expect, it } from "vitest";
import { atLeast, atMost, exitCodeOf, told } from "../bench/figure.ts";

it("the bench fails when a figure misses its requirement, and only then", () => {
	const fine = [
		atMost("median", 40, "ms", 39),
		atLeast("rooms", 100, "", 100),
		told("events", "", 7),
	];
	expect(exitCodeOf(fine)).toBe(0);
	expect(exitCodeOf([...fine, atMost("p99", 150, "ms", 151)])).toBe(1);
	expect(exitCodeOf([...fine, atLeast("saves", 500, "a second", 499)])).toBe(1);
});
