import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#game/settings/languages.ts";
import { achievementWords } from "#words/game/achievements.ts";
import { createWords } from "#words/game/create.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { readingWords } from "#words/game/reading.ts";
import { screenWords } from "#words/game/screens.ts";
import { slowWords } from "#words/game/slow.ts";
import { tableWords } from "#words/game/table.ts";
import { refusalWords } from "#words/refusals.ts";
import { accountWords } from "#words/site/account.ts";
import { invitationWords } from "#words/site/invitation.ts";
import { siteWords } from "#words/site/site.ts";
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
const SILENT = [
	"space",
	"printed.space",
	"roomWords.save.idle",
	"tvWords.meanwhile.lobby",
	"tvWords.meanwhile.read-vote",
];

const SLOW = "Slow readers are loving readers.";

/** The operators' pages are in English. */
const ENGLISH_ONLY = ["site/admin.ts"];

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

	it("name the room that the button of the create form opens", () => {
		const { create, length } = createWords;
		expect(create(false, length(25))).toBe("Open a room, about 25 min");
		expect(create(false, length(null))).toBe("Open a room, no timer");
		expect(create(true, length(15))).toBe("Open a solo table, about 15 min");
		expect([50, 55, 60, 70].map(length)).toEqual([
			...["about 50 min", "about an hour", "about an hour", "about 70 min"],
		]);
		expect([3, 6, 8, 13].map(slowWords.days)).toEqual([
			...["about 3 days", "about a week", "about a week", "about 2 weeks"],
		]);
	});

	it("do not mention a time for reading of less than five seconds", () => {
		expect([0, 1000, 4999].map(extraText)).toEqual([null, null, null]);
		expect(extraText(5000)).toBe("5 s extra to read what came before");
		expect(extraText(120_000)).toBe("120 s extra to read what came before");
	});

	it.each([
		[siteWords.home.visits(1), "1 visit"],
		[siteWords.home.visits(2), "2 visits"],
		[siteWords.home.visits(12_408), "12,408 visits"],
		[readingWords.results.points(1), "1 point"],
		[readingWords.results.points(4700), "4,700 points"],
		[readingWords.read.progress(1, 4, false), "1 of 4 has finished reading"],
		[readingWords.read.progress(2, 4, true), "2 of 4 have voted"],
		[readingWords.voters.text(1, true), `One vote still out. ${SLOW}`],
		[readingWords.voters.text(2, true), `Two votes still out. ${SLOW}`],
		[readingWords.voters.text(1, false), `One is still reading. ${SLOW}`],
		[readingWords.voters.text(2, false), `Two are still reading. ${SLOW}`],
		[readingWords.voters.text(0, true), "Everything’s in."],
		[invitationWords.room("BWUR", 0), "Room BWUR, no one’s here yet"],
		[invitationWords.room("BWUR", 1), "Room BWUR, 1 person here"],
		[invitationWords.room("BWUR", 2), "Room BWUR, 2 people here"],
		[accountWords.written(1), "One story written."],
		[accountWords.written(1200), "1,200 stories written."],
		[achievementWords.facts.awards(1), "took home 1 rosette"],
		[achievementWords.facts.awards(2), "took home 2 rosettes"],
		[achievementWords.facts.closer(1), "had the last word"],
		[achievementWords.facts.closer(2), "had the last word twice"],
		[achievementWords.facts.closer(3), "had the last word three times"],
		[screenWords.characters.pairHeading(1), "Who’s it about?"],
		[screenWords.characters.pairHeading(2), "Which two?"],
		[screenWords.characters.pairHeading(3), "Which three?"],
		[refusalWords.tooFewCharacters(1), "Choose at least 1 character"],
		[refusalWords.tooManyCharacters(2), "Choose at most 2 characters"],
	])("agree with the number: %s", (text, expected) => {
		expect(text).toBe(expected);
	});

	it("mention other players only where there are some", () => {
		const solo = [
			screenWords.characters.text(true),
			screenWords.title.text(true),
			screenWords.title.watchText(true),
			screenWords.write.waitText(true),
			lobbyWords.audience(true),
		];
		for (const text of solo) expect(text).not.toMatch(/they did|friends|Someone else|writers|vote/);
		// A room of two has one other player, and some viewers wear the crown or only watch.
		const { guide, minors } = screenWords;
		const many = tableWords.waiting.manyStill(5, "writing");
		for (const text of [guide.readyText, minors.waitText, minors.alone, many])
			expect(text).not.toMatch(/The others|of you|tell the host/);
	});

	it("say nothing of a clock that is wrong during an intro", () => {
		expect(refusalWords.noClock).not.toMatch(/No clock/);
		expect(refusalWords.kickNow).not.toMatch(/after that/);
	});

	it("give the sections of a page different headings, because the contents list them", () => {
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
