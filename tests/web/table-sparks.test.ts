import { describe, expect, it } from "vitest";
import type { SparkCount } from "#game/wire/sparks.ts";
import { SPARKS } from "#game/wire/sparks.ts";
import { createSparks } from "../../web/room/sparks.ts";

/** Sparks of the player with id 1, by a clock that only the test moves. */
function table() {
	const clock = { now: 1_000_000, hidden: false };
	const sent: string[] = [];
	const seen: SparkCount[] = [];
	const sparks = createSparks(
		() => clock.now,
		() => clock.hidden,
	);
	sparks.open((text) => sent.push(text) > 0, 1);
	sparks.listen((spark) => seen.push(spark));
	return { clock, sent, seen, sparks };
}

describe("sparks", () => {
	it("are sent in the form of the wire, and shown here at once", () => {
		const { sent, seen, sparks } = table();
		expect(sparks.send({ kind: "throw", to: 2, emoji: 4 })).toBe(true);
		expect(sent).toEqual(['{"spark":{"kind":"throw","to":2,"emoji":4}}']);
		expect(seen).toEqual([{ kind: "throw", to: 2, emoji: 4, from: 1, count: 1 }]);
	});

	it("are shown once, though the server sends them back to everybody", () => {
		const { seen, sparks } = table();
		sparks.send({ kind: "hop" });
		sparks.receive([
			{ kind: "hop", from: 1, count: 1 },
			{ kind: "hop", from: 2, count: 3 },
		]);
		expect(seen.map(({ from, count }) => [from, count])).toEqual([
			[1, 1],
			[2, 3],
		]);
	});

	it("stay within four a second, drums within eight of their own", () => {
		const { clock, sent, sparks } = table();
		const tries = (kind: "hop" | "wave" | "drum", count: number) =>
			Array.from({ length: count }, () => sparks.send({ kind })).filter(Boolean).length;
		expect(tries("hop", 3) + tries("wave", 3)).toBe(4);
		expect(tries("drum", 12)).toBe(8);
		clock.now += 1000;
		expect(tries("hop", 1)).toBe(1);
		expect(sent).toHaveLength(13);
	});

	it("poke each player once in ten seconds", () => {
		const { clock, sparks } = table();
		const poke = (to: number) => sparks.send({ kind: "poke", to });
		expect([poke(2), poke(2), poke(3)]).toEqual([true, false, true]);
		expect(sparks.pokeAgainAt(2)).toBe(clock.now + SPARKS.poke.pause.ms);
		clock.now += SPARKS.poke.pause.ms;
		expect(poke(2)).toBe(true);
	});

	it("are not shown on a hidden page, nor sent without a room", () => {
		const { clock, sent, seen, sparks } = table();
		clock.hidden = true;
		sparks.receive([{ kind: "hop", from: 2, count: 1 }]);
		sparks.close();
		expect(sparks.send({ kind: "hop" })).toBe(false);
		expect([sent, seen]).toEqual([[], []]);
	});

	it("reach listeners of their kind, until these stop", () => {
		const { sparks } = table();
		const pokes: number[] = [];
		const stop = sparks.listen(({ from }) => pokes.push(from), "poke");
		sparks.receive([
			{ kind: "hop", from: 2, count: 1 },
			{ kind: "poke", from: 3, to: 1, count: 1 },
		]);
		stop();
		sparks.receive([{ kind: "poke", from: 4, to: 1, count: 1 }]);
		expect(pokes).toEqual([3]);
	});
});
