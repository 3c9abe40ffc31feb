import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { blockedWord } from "#game/names/block-list.ts";
import { isVisible, tidy } from "#game/names/visible-text.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { FIRST_LINES, firstLineOf } from "../../../content/first-lines/index.ts";
import { PACK_LIMITS } from "../../../gateway/limits/site.ts";

const AT_LEAST: Record<string, number> = { en: 200 };
const DAY = 86_400_000;

const dateAt = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

test.each(LANGUAGE_TAGS)("the days in %s have enough lines, none twice", (language) => {
	const lines = FIRST_LINES[language];
	expect(lines.length).toBeGreaterThanOrEqual(AT_LEAST[language] ?? 60);
	const days = lines.map((_, day) => firstLineOf(dateAt(20_000 + day), language));
	const openings = new Set(days.map(({ opening }) => opening.toLowerCase()));
	expect(openings.size).toBe(lines.length);
	expect(new Set(days.map(({ names }) => names.join())).size).toBe(lines.length);
});

test.each(LANGUAGE_TAGS)("every line in %s could have been entered by a player", (language) => {
	for (const line of FIRST_LINES[language]) {
		const [opening = "", ...names] = line.split(" | ");
		expect(names, line).toHaveLength(2);
		expect(names[0], line).not.toBe(names[1]);
		expect(opening.length, line).toBeLessThanOrEqual(PACK_LIMITS.promptLength);
		for (const text of [opening, ...names]) {
			expect(tidy(text), line).toBe(text);
			expect(isVisible(text), line).toBe(true);
			expect(blockedWord(text), line).toBe(false);
		}
		for (const name of names)
			expect(name.length, line).toBeLessThanOrEqual(LIMITS.characterNameLength);
	}
});

test("everybody has the same line on a day, another one on the next, and the list goes round", () => {
	const count = FIRST_LINES.en.length;
	expect(firstLineOf("1970-01-01", "en").opening).toBe(FIRST_LINES.en[0]?.split(" | ")[0]);
	expect(firstLineOf(dateAt(20_783), "en")).toEqual(firstLineOf("2026-11-26", "en"));
	expect(firstLineOf(dateAt(20_784), "en")).not.toEqual(firstLineOf("2026-11-26", "en"));
	expect(firstLineOf(dateAt(20_783 + count), "en")).toEqual(firstLineOf("2026-11-26", "en"));
	expect(firstLineOf("2026-11-26", "de")).not.toEqual(firstLineOf("2026-11-26", "en"));
});
