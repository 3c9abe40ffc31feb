import { describe, expect, test } from "vitest";
import { STATUS, type Status } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { CLIPPINGS } from "#words/game/clippings.ts";
import { tvWords } from "#words/game/tv.ts";
import { zinePages } from "../../../content/zine/zine.mjs";
import { earlierLines, keepLines } from "../../../web/screens/strip/earlier-lines.ts";
import { clippingAt } from "../../../web/screens/waiting/cupboard/use-clipping.ts";
import { rowsOf } from "../../../web/tv/writers/rows.ts";
import { saidIn, waitOf } from "../../../web/tv/writers/wait.ts";
import { byId, game, person, story } from "../room/wire.ts";

/** Returns a room with a status, in which each writer has one of these statuses. */
function room(status: Status, statuses: readonly Status[], part: Partial<Game> = {}): Game {
	const players = statuses.map((own, i) => person(i + 1, { status: own }));
	return game({ status, players: byId(...players), ...part });
}
const withRules = (rules: Partial<Game["settings"]>) => ({
	settings: { ...game().settings, ...rules },
});
const AWARDS = { 1: { id: 1, meta: { name: "Best title", subtitle: "", rule: 1 } } };

describe("the big screen while the room waits", () => {
	const { storyWrite, postStoryWrite, reacting, voting, postReading } = STATUS;
	const submission = { ...game().submission, part: 1 };

	test("names the part and counts the pencils", () => {
		const said = (statuses: Status[]) =>
			saidIn(room(storyWrite, statuses, { submission, ...withRules({ num_switches: 3 }) }));
		expect(said([storyWrite, storyWrite, postStoryWrite])).toEqual({
			heading: "Part 2 of 3",
			line: "Two pencils still going. Shh.",
		});
		expect(said([postStoryWrite]).line).toBe("All done. Here it comes");
	});

	test("counts nobody who is away, as long as somebody is here", () => {
		const writer = (id: number, connected: boolean) =>
			person(id, { status: storyWrite }, { connected });
		const lineOf = (...players: ReturnType<typeof person>[]) =>
			saidIn(game({ status: storyWrite, players: byId(...players), submission })).line;
		expect(lineOf(writer(1, true), writer(2, false))).toBe("One pencil still going. Shh.");
		expect(lineOf(writer(1, false), writer(2, false))).toBe("Two pencils still going. Shh.");
	});

	test("does not show what players do in a room without an audience", () => {
		const closed = room(storyWrite, [storyWrite, storyWrite], {
			submission,
			...withRules({ audiences: false, num_switches: 3 }),
		});
		expect(saidIn(closed)).toEqual({ heading: "Part 2 of 3", line: "Shh. They’re writing." });
		expect(waitOf(closed)).toBeNull();
	});

	test("says that a cover is being painted, and calls nobody done", () => {
		const { storyTitle, postStoryTitle } = STATUS;
		const painting = room(storyTitle, [postStoryTitle, postStoryTitle], { drawing: true });
		expect(saidIn(painting)).toEqual({
			heading: "Still painting a cover",
			line: "All titles are in.",
		});
		expect(waitOf(painting)?.covers).toBe(true);
	});

	test("asks who wrote it while readers guess", () => {
		const guessing = { story_id: 1, submissions: [3] };
		const said = saidIn(room(reacting, [voting, voting], { awards: AWARDS, guessing }));
		expect(said).toEqual({ heading: "Who wrote it?", line: "Two votes still out" });
	});

	test("does not show story time while people vote", () => {
		const heading = (statuses: Status[], part: Partial<Game> = {}) =>
			saidIn(room(reacting, statuses, { awards: AWARDS, ...part })).heading;
		expect(heading([reacting, reacting])).toBe(tvWords.reading.story);
		expect(heading([reacting, voting])).toBe(tvWords.reading.vote);
		expect(heading([reacting, postReading])).toBe(tvWords.reading.vote);
		const ended = { reading: { story_id: 1, part: 1, ended: true as const } };
		expect(heading([reacting, reacting], ended)).toBe(tvWords.reading.vote);
		// The view does not say who votes.
		for (const rules of [{ hide_authors: true }, { audiences: false }])
			expect(heading([reacting, reacting], withRules(rules))).toBe(tvWords.reading.both);
		expect(saidIn(room(reacting, [voting, postReading], { awards: AWARDS })).line).toBe(
			"One vote still out",
		);
	});
});

test("avatars are in as few rows as keep them large", () => {
	expect([1, 6, 7, 14, 15, 24, 25, 32].map(rowsOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

describe("the strip", () => {
	const lines = [{ text: "a line", from: "A story" }];

	test("has short texts of the zine only", () => {
		const plain = (text: string) => text.toLowerCase().replaceAll("’", "'").replace(/[“”]/g, '"');
		const zine = zinePages()
			.map(({ title, html }) => plain(`${title} ${html.replace(/<[^>]+>/g, "")}`))
			.join("\n");
		expect(CLIPPINGS.length).toBeGreaterThan(9);
		for (const { text, more = "", from } of CLIPPINGS) {
			const [, advert = ""] = from.split("Advert: ");
			expect(zine).toContain(plain(advert));
			expect(text.length).toBeLessThan(110);
			expect(more.length).toBeLessThan(70);
			for (const words of [text, more]) expect(zine).toContain(plain(words));
		}
	});

	test("changes every twenty seconds, from a line of the room to a clipping", () => {
		const at = (seconds: number) => clippingAt(seconds * 1000, lines, CLIPPINGS)?.text;
		expect([0, 19, 20, 39, 40, 60].map(at)).toEqual([
			...["a line", "a line", CLIPPINGS[0]?.text, CLIPPINGS[0]?.text],
			...["a line", CLIPPINGS[1]?.text],
		]);
		expect(clippingAt(0, [], [])).toBeNull();
	});

	test("has the lines of the game that ended on this screen, in its own room only", () => {
		const meta = { title: "Potato, P.I.", best_line: "The moon said “no”." };
		const ended = game({ status: STATUS.results, stories: { 21: story({ meta }) } });
		keepLines(game({ ...ended, stories: {} }));
		expect(earlierLines(game())).toEqual([]);
		keepLines(ended);
		expect(earlierLines(game())).toEqual([
			{ text: "“The moon said ‘no’.”", from: "Potato, P.I., from your last game" },
		]);
		expect(earlierLines(game({ id: 8 }))).toEqual([]);
	});
});
