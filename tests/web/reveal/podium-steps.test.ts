import { expect, test } from "vitest";
import { podiumSteps } from "../../../web/screens/reveal/show.ts";

/** Returns the steps from left to right, each as its place and the stories on it. */
function stepsFor(...places: number[]) {
	const podium = places.map((place, story) => ({ story, place, line: null }));
	return podiumSteps(podium).map(({ place, stories }) => [
		place,
		...stories.map((one) => one.story),
	]);
}

test("the second stands on the left and the third on the right of the winner", () => {
	expect(stepsFor(1, 2, 3)).toEqual([
		[2, 1],
		[1, 0],
		[3, 2],
	]);
	expect(stepsFor(3)).toEqual([[2], [1], [3, 0]]);
});

test("those who share the second place stand on both sides, and only while nobody is third", () => {
	expect(stepsFor(1, 2, 2, 2)).toEqual([
		[2, 1, 2],
		[1, 0],
		[2, 3],
	]);
	expect(stepsFor(1, 2, 2)).toEqual([
		[2, 1],
		[1, 0],
		[2, 2],
	]);
	expect(stepsFor(1, 1, 3, 3)).toEqual([[2], [1, 0, 1], [3, 2, 3]]);
});
