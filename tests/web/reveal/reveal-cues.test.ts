import { describe, expect, it } from "vitest";
import { REVEAL_MS } from "#game/reveal/reveal-steps.ts";
import type { WireReveal } from "#game/wire/state.ts";
import { APART, cuesFrom, cuesOf } from "../../../web/screens/reveal/cues/reveal-cues.ts";

const won = (...voters: number[][]): WireReveal["awards"] => [
	{
		award: 1,
		votes: voters[0]?.length ?? 0,
		winners: voters.map((ids, story) => ({ story, line: null, writer: null, voters: ids })),
	},
];
const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Returns the times at which a step plays a cue. */
const times = (cue: string, step: WireReveal["step"], awards: WireReveal["awards"] = []) =>
	cuesOf({ step, awards })
		.filter((one) => one.cue === cue)
		.map(({ at }) => at);

describe("the sounds of the reveal", () => {
	it("are a chord at the curtain, two notes for the places, and a cymbal", () => {
		expect(times("chord", "opening")).toEqual([0]);
		expect(times("third", "third")).toEqual([0]);
		expect(times("second", "second")).toEqual([0]);
		expect(times("cymbal", "winner")).toEqual([0]);
	});

	it("are a thud for the rosette, then a tick for the voters as they hop in", () => {
		const awards = won([4, 5], [6]);
		expect(times("thud", "award", awards)).toEqual([0]);
		// The second voter hops too soon after the first for another sound.
		expect(times("tick", "award", awards)).toEqual([3200, 3440]);
	});

	it("are a plop for the face of an author, and a tick for the readers who guessed it", () => {
		const guesses = { 1: 7, 2: 8, 3: 7 };
		const reveal = {
			step: "opening" as const,
			awards: [],
			authors: { 50: { writer: 7, guesses } },
		};
		expect(cuesOf(reveal, 3)).toEqual([
			{ at: 1400, cue: "plop" },
			{ at: 2200, cue: "tick" },
		]);
	});

	it("are none for an award without votes", () => {
		expect(cuesOf({ step: "award", awards: won() })).toEqual([]);
	});

	it("swell through the drum roll and end with it", () => {
		const roll = cuesOf({ step: "drum", awards: [] });
		expect([...new Set(roll.map(({ cue }) => cue))]).toEqual(["roll-soft", "roll", "roll-loud"]);
		expect(roll.at(-1)?.at).toBeLessThan(REVEAL_MS.drum);
	});

	it("leave 150 ms between two of them and stay within their step, for 32 voters too", () => {
		for (const step of ["opening", "award", "third", "second", "drum", "winner"] as const) {
			const cues = cuesOf({ step, awards: won(range(20), range(12)) });
			expect(cues.length).toBeGreaterThan(0);
			for (const [i, { at }] of cues.entries()) {
				expect(at).toBeLessThan(REVEAL_MS[step]);
				const before = cues[i - 1];
				if (before) expect(at - before.at).toBeGreaterThanOrEqual(APART);
			}
		}
	});

	it("are only the later ones for a page that joins in the middle", () => {
		const cues = cuesOf({ step: "award", awards: won([4, 5, 6]) });
		expect(cuesFrom(cues, 2000).map(({ cue }) => cue)).toEqual(["plop", "tick", "tick"]);
		expect(cuesFrom(cues, 5000)).toEqual([]);
		// A message needs a moment, and its first sound is played nevertheless.
		expect(cuesFrom(cues, 80)[0]).toEqual({ at: 0, cue: "thud" });
	});
});
