import { expect, test } from "vitest";
import { slowWords } from "../../../words/pt-BR/game/slow.ts";
import { timeOf } from "../../../words/pt-BR/grammar.ts";

test.each([
	[0, "14 de novembro à 00h05"],
	[1, "14 de novembro à 01h05"],
	[2, "14 de novembro às 02h05"],
	[21, "14 de novembro às 21h05"],
])("an hour below two is singular: %s", (hour, text) => {
	expect(timeOf(new Date(2026, 10, 14, hour, 5).getTime())).toBe(text);
});

test.each([
	[22, 8, "das 22h às 8h"],
	[1, 7, "da 1h às 7h"],
	[20, 0, "das 20h à 0h"],
])("quiet hours from %s until %s", (from, until, text) => {
	expect(slowWords.quietHours(from, until)).toBe(text);
});
