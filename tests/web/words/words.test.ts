import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#game/settings/languages.ts";
import { accountWords } from "#words/account.ts";
import { createWords } from "#words/create.ts";
import { achievementWords } from "#words/evening/achievements.ts";
import { invitationWords } from "#words/evening/invitation.ts";
import { tableWords } from "#words/evening/table.ts";
import { lobbyWords } from "#words/lobby.ts";
import { readingWords } from "#words/reading.ts";
import { refusalWords } from "#words/refusals.ts";
import { screenWords } from "#words/screens.ts";
import { siteWords } from "#words/site.ts";
import about from "#words/texts/about.ts";
import codeOfConduct from "#words/texts/code-of-conduct.ts";
import contact from "#words/texts/contact.ts";
import howToPlay from "#words/texts/how-to-play.ts";
import privacy from "#words/texts/privacy.ts";
import terms from "#words/texts/terms.ts";
import { languages, modulesOf, WORDS } from "../../../supervisor/build/words-plugin.mjs";
import { extraText } from "../../../web/screens/write/tools/extra-time.tsx";
import { isolating } from "../../../words/isolating.ts";

/** These texts are empty on purpose. */
const SILENT = ["roomWords.save.idle", "tvWords.meanwhile.lobby", "tvWords.meanwhile.read-vote"];

/** The operators' pages are in English. */
const ENGLISH_ONLY = ["admin.ts"];

function emptyTexts(value: unknown, path: string): string[] {
	if (typeof value === "string") return value.trim() === "" && !SILENT.includes(path) ? [path] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => emptyTexts(part, `${path}.${key}`));
}

describe("the words", () => {
	it.each(languages())("are never empty in %s", async (language) => {
		for (const file of modulesOf(language)) {
			const module: object = await import(join(WORDS, language, file));
			for (const [name, part] of Object.entries(module)) {
				const path = name === "default" ? file : name;
				expect(emptyTexts(part, path)).toEqual([]);
			}
		}
	});

	it.each(languages())("have every module in %s, with the same exports", async (language) => {
		const translated = modulesOf("en").filter((file) => !ENGLISH_ONLY.includes(file));
		for (const file of translated) {
			const own: object = await import(join(WORDS, language, file));
			const english: object = await import(join(WORDS, "en", file));
			expect(Object.keys(own), file).toEqual(expect.arrayContaining(Object.keys(english)));
		}
	});

	it("have a folder for each language, and each language a folder", () => {
		expect(languages()).toEqual(Object.keys(LANGUAGES).sort());
	});

	it("say what the button of the create form opens", () => {
		const { create } = createWords;
		expect([
			create("Classic", false, 25),
			create(null, false, null),
			create(null, true, 14),
		]).toEqual([
			"Open a Classic room, about 25 min",
			"Open a room of your own",
			"Open a solo table, about 14 min",
		]);
	});

	it("pass over a time for reading that is not worth a word", () => {
		expect([0, 1000, 4999, 5000, 120_000].map(extraText)).toEqual([
			...[null, null, null],
			...["5 s extra to read what came before", "120 s extra to read what came before"],
		]);
	});

	it("count one of a thing as one", () => {
		expect([1, 2, 12_408].map(siteWords.home.visits)).toEqual([
			"1 visit",
			"2 visits",
			"12,408 visits",
		]);
		expect([1, 4700].map(readingWords.results.points)).toEqual(["1 point", "4,700 points"]);
		expect([
			readingWords.read.progress(1, 4, false),
			readingWords.read.progress(2, 4, true),
		]).toEqual(["1 of 4 has finished reading", "2 of 4 have handed in"]);
		const { text } = readingWords.voters;
		expect([text(1, true), text(2, true), text(1, false), text(2, false), text(0, true)]).toEqual([
			"One vote still out. Slow readers are loving readers.",
			"Two votes still out. Slow readers are loving readers.",
			"One is still reading. Slow readers are loving readers.",
			"Two are still reading. Slow readers are loving readers.",
			"Everything is in.",
		]);
		expect([0, 1, 2].map((here) => invitationWords.room("BWUR", here))).toEqual([
			"Room BWUR, nobody is here yet",
			"Room BWUR, 1 person here",
			"Room BWUR, 2 people here",
		]);
		expect([1, 1200].map(accountWords.written)).toEqual([
			"One story written.",
			"1,200 stories written.",
		]);
		const { awards, closer } = achievementWords.facts;
		expect([awards(1), awards(2), closer(1), closer(2), closer(3)]).toEqual([
			"took home 1 rosette",
			"took home 2 rosettes",
			"had the last word",
			"had the last word twice",
			"had the last word three times",
		]);
		expect([1, 2, 3].map(screenWords.characters.pairHeading)).toEqual([
			"Who is it about?",
			"Who are the two of them?",
			"Who are the three of them?",
		]);
		expect(refusalWords.tooFewCharacters(1)).toBe("Choose at least 1 character");
		expect(refusalWords.tooManyCharacters(2)).toBe("Choose at most 2 characters");
	});

	it("speak of others only where there are others", () => {
		const solo = [
			screenWords.characters.text(true),
			screenWords.title.text(true),
			screenWords.title.watchText(true),
			screenWords.write.waitText(true),
			lobbyWords.audience(true),
		];
		for (const text of solo)
			expect(text).not.toMatch(/they did|friends|Somebody else|writers|vote/);
		// A room of two has one other player, and some viewers wear the crown or only watch.
		const { guide, minors } = screenWords;
		const many = tableWords.waiting.manyStill(5, "writing");
		for (const text of [guide.readyText, minors.waitText, minors.alone, many])
			expect(text).not.toMatch(/The others|of you|tell the host/);
	});

	it("say nothing of a clock that cannot be so in an intro", () => {
		expect(refusalWords.noClock).not.toMatch(/No clock/);
		expect(refusalWords.kickNow).not.toMatch(/after that/);
	});

	it("give the sections of a page headings of their own, since links lead to them", () => {
		for (const { sections } of [about, codeOfConduct, contact, howToPlay, privacy, terms]) {
			const headings = sections.map(({ heading }) => heading);
			expect(new Set(headings).size).toBe(headings.length);
		}
	});
});

describe("a text with names", () => {
	const isolated = isolating({
		plain: "Ready",
		list: ["one", "two"],
		deep: {
			wrote: (name: string | null, part: number) => `${name ?? "Somebody"} wrote part ${part}`,
			with: (names: string[]) => `with ${names.join(" and ")}`,
		},
	});

	it("isolates names from right to left, alone and in lists", () => {
		expect(isolated.deep.wrote("דנה", 2)).toBe("\u2068דנה\u2069 wrote part 2");
		expect(isolated.deep.with(["Mika", "سلمى"])).toBe("with Mika and \u2068سلمى\u2069");
	});

	it("leaves everything else as it is", () => {
		expect(isolated.plain).toBe("Ready");
		expect(isolated.list).toEqual(["one", "two"]);
		expect(isolated.deep.wrote("Ђорђе 猫", 2)).toBe("Ђорђе 猫 wrote part 2");
		expect(isolated.deep.wrote(null, 2)).toBe("Somebody wrote part 2");
	});
});
