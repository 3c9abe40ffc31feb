import { expect, test } from "vitest";
import type { SparkCount } from "#game/wire/sparks.ts";
import { betrays, gathered } from "../../../web/screens/sparks/gathered.ts";
import { game } from "../room/wire.ts";

const NAMES: Record<number, string> = { 1: "Mika", 2: "Boo", 3: "Spud" };
const LAUGH = 5;
const react = (from: number, count = 1): SparkCount => ({
	kind: "react",
	emoji: LAUGH,
	from,
	count,
});

test("reactions of many are one sentence with the first name", () => {
	const seen = [react(2, 8), react(3), react(1), react(2), { kind: "bow", from: 3, count: 1 }];
	expect(gathered(seen as SparkCount[], 0, (id) => NAMES[id])).toBe(
		"Boo and 2 others laughed. Spud took a bow.",
	);
});

test("with hidden authors a reaction and a bow would reveal the writer, a hop would not", () => {
	const { settings } = game();
	const kinds = ["react", "bow", "hop", "throw"] as const;
	const hidden = { settings: { ...settings, hide_authors: true } };
	expect(kinds.map((kind) => betrays(hidden, { kind }))).toEqual([true, true, false, false]);
	expect(kinds.filter((kind) => betrays({ settings }, { kind }))).toEqual([]);
});
