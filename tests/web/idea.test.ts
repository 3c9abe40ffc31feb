import { expect, test } from "vitest";
import { FALLBACK_NAMES } from "#game/names/fallback-names.ts";
import { ideaBeside } from "../../web/screens/characters/name-drafts.ts";

test("an idea is a built-in name that is not there yet, in any spelling", () => {
	const [last = ""] = FALLBACK_NAMES.slice(-1);
	const others = FALLBACK_NAMES.filter((name) => name !== last);
	for (let i = 0; i < 20; i++)
		expect(ideaBeside(others.map((name) => ` ${name.toUpperCase()}`))).toBe(last);
	expect(ideaBeside(FALLBACK_NAMES)).toBeNull();
	const ideas = new Set(Array.from({ length: 100 }, () => ideaBeside([])));
	expect(ideas.size).toBeGreaterThan(5);
	for (const idea of ideas) expect(FALLBACK_NAMES).toContain(idea);
});
