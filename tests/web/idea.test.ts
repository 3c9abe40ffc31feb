import { expect, test } from "vitest";
import { FALLBACK_NAMES } from "#game/names/fallback-names.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { ideaBeside } from "../../web/screens/characters/idea.ts";

test.each(LANGUAGE_TAGS)("an idea in %s is a built-in name that is not there yet", (language) => {
	const names = FALLBACK_NAMES[language];
	const [last = ""] = names.slice(-1);
	const others = names.filter((name) => name !== last);
	for (let i = 0; i < 20; i++)
		expect(
			ideaBeside(
				others.map((name) => ` ${name.toLowerCase()}`),
				language,
			),
		).toBe(last);
	expect(ideaBeside(names, language)).toBeNull();
	const ideas = new Set(Array.from({ length: 100 }, () => ideaBeside([], language)));
	expect(ideas.size).toBeGreaterThan(5);
	for (const idea of ideas) expect(names).toContain(idea);
});
