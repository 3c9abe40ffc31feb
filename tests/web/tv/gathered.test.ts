import { expect, test } from "vitest";
import type { SparkCount } from "#game/wire/sparks.ts";
import { betrays, gathered } from "../../../web/screens/sparks/gathered.ts";
import { game } from "../room/wire.ts";

const NAMES: Record<number, string> = { 1: "Mika", 2: "Boo", 3: "Spud", 4: "Pim" };
const said = (reader: number, ...seen: SparkCount[]) => gathered(seen, reader, (id) => NAMES[id]);
const laughed = (from: number, count = 1): SparkCount => ({ kind: "react", emoji: 5, from, count });
const threw = (from: number, to: number): SparkCount => ({
	kind: "throw",
	emoji: 5,
	from,
	to,
	count: 1,
});

test("the live region gathers players who did the same under the first name", () => {
	const seen = [laughed(2, 8), laughed(3), laughed(1), laughed(2)];
	const text = "Boo and 2 others laughed. Spud took a bow.";
	expect(said(0, ...seen, { kind: "bow", from: 3, count: 1 })).toBe(text);
	expect(said(1, ...[2, 3, 2, 4].map((from) => threw(from, 5)))).toBe(
		"Boo and 2 others threw a laugh.",
	);
});

test("the live region separates sparks at the reader, and leaves out the reader's own", () => {
	const others: SparkCount[] = [
		{ kind: "hop", from: 1, count: 2 },
		{ kind: "hop", from: 4, count: 2 },
		{ kind: "poke", from: 4, to: 1, count: 1 },
	];
	expect(said(1, threw(2, 1), threw(3, 4), ...others)).toBe(
		"Boo threw a laugh at you. Spud threw a laugh. Pim hopped.",
	);
});

test("with hidden authors a reaction and a bow would reveal the writer, a hop would not", () => {
	const { settings } = game();
	const kinds = ["react", "bow", "hop", "throw"] as const;
	const hidden = { settings: { ...settings, hide_authors: true } };
	expect(kinds.map((kind) => betrays(hidden, { kind }))).toEqual([true, true, false, false]);
	expect(kinds.filter((kind) => betrays({ settings }, { kind }))).toEqual([]);
});
