import { describe, expect, test } from "vitest";
import * as de from "../../../words/de/grammar.ts";
import * as en from "../../../words/en/grammar.ts";
import * as es from "../../../words/es/grammar.ts";
import * as fr from "../../../words/fr/grammar.ts";
import * as ja from "../../../words/ja/grammar.ts";
import * as pt from "../../../words/pt-BR/grammar.ts";

const LATIN = { de, en, es, pt };

describe.each(Object.entries(LATIN))("in %s", (_, grammar) => {
	test("texts are joined by signs with a space", () => {
		expect(grammar.facts(["Mika", false, null, "part 3"])).toBe("Mika, part 3");
		expect(grammar.labelled("Room", "BWUR")).toBe("Room: BWUR");
		expect(`Room${grammar.aside("new")}`).toBe("Room (new)");
		expect(grammar.seconds(90)).toBe("90 s");
		expect(grammar.minutes(2)).toBe("2 min");
	});

	test("a sentence before another one ends, with one sign", () => {
		expect(grammar.sentences(["Mika", "Wave!", undefined, "Bow"])).toBe("Mika. Wave! Bow");
	});
});

test("French has a space that does not break before a colon and a unit", () => {
	expect(fr.labelled("Salle", "BWUR")).toBe("Salle\u00A0: BWUR");
	expect(fr.seconds(90)).toBe("90\u00A0s");
});

test("Japanese has its own signs, and no spaces", () => {
	expect(ja.facts(["ミカ", "パート3"])).toBe("ミカ、パート3");
	expect(ja.sentences(["ミカ", "手を振る！", "おじぎ"])).toBe("ミカ。手を振る！おじぎ");
	expect(ja.labelled("部屋", "BWUR")).toBe("部屋：BWUR");
	expect(`部屋${ja.aside("新")}`).toBe("部屋（新）");
	expect([ja.seconds(90), ja.minutes(2)]).toEqual(["90秒", "2分"]);
});
