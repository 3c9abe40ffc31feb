import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Ballot, readBallot, votesToSend } from "../../web/screens/vote/ballot.ts";

const awards = [1, 2, 3];
const going = (ballot: Ballot, sent: Ballot, handedIn = false) =>
	votesToSend({ ballot, sent, awards, handedIn }).map(({ award, story }) => [award, story]);

describe("a ballot", () => {
	it("sends each vote as it is given, but keeps the last one until it is handed in", () => {
		expect(going({ 1: 21 }, {})).toEqual([[1, 21]]);
		expect(going({ 1: 21, 3: 22 }, { 1: 21 })).toEqual([[3, 22]]);
		expect(going({ 1: 21, 2: 21, 3: 22 }, { 1: 21, 3: 22 })).toEqual([]);
		expect(going({ 1: 21, 2: 21, 3: 22 }, { 1: 21, 3: 22 }, true)).toEqual([[2, 21]]);
	});

	it("sends a changed vote before the one that ends the voting", () => {
		expect(going({ 1: 22, 2: 21, 3: 22 }, { 2: 23, 3: 22 }, true)).toEqual([
			[2, 21],
			[1, 22],
		]);
	});

	it("never ends the voting before it is handed in, and then misses no vote", () => {
		const votes = fc.dictionary(fc.constantFrom("1", "2", "3"), fc.constantFrom(21, 22, 23));
		fc.assert(
			fc.property(votes, votes, (given, before) => {
				// A voter who has voted for all awards is gone.
				fc.pre(Object.keys(before).length < awards.length);
				const ballot: Ballot = { ...before, ...given };
				const early = { ...before, ...Object.fromEntries(going(ballot, before)) };
				expect(Object.keys(early).length).toBeLessThan(awards.length);
				expect({ ...early, ...Object.fromEntries(going(ballot, early, true)) }).toEqual(ballot);
			}),
		);
	});

	it("is empty when the storage has something else", () => {
		expect(readBallot(null)).toEqual({});
		expect(readBallot("{")).toEqual({});
		expect(readBallot('"x"')).toEqual({});
		expect(readBallot('{"1":21,"2":"22","x":3}')).toEqual({ 1: 21 });
	});
});
