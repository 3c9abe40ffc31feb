import { expect, test } from "vitest";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { eveningLine } from "../../../web/game/evening-line.ts";
import { byId, game, story, submission } from "../room/wire.ts";

/** Returns a story with one part, whose line is quoted. */
function quoted(id: number, text: string, meta: Partial<WireSubmission["meta"]>): WireStory {
	const part = submission({ id: id + 100, content: text, meta });
	const line = { text, submission: part.id, writer: 1 };
	return story({ id, submissions: byId(part), meta: { index: id, line } });
}

const lineOf = (...stories: WireStory[]) => eveningLine(game({ stories: byId(...stories) }))?.text;

test("the line of the evening is the most marked one of all stories", () => {
	const loved = quoted(1, "Loved.", { reactions: { 3: 9 }, marks: { 0: 1 } });
	const marked = quoted(2, "Marked.", { reactions: { 3: 1 }, marks: { 0: 2 } });
	expect(lineOf(loved, marked)).toBe("Marked.");
});

test("without marks it is from the part with most reactions, the earlier story among equals", () => {
	const first = quoted(1, "First.", { reactions: { 3: 1 } });
	const second = quoted(2, "Second.", { reactions: { 3: 1, 5: 1 } });
	expect(lineOf(first, second)).toBe("Second.");
	expect(lineOf(first, quoted(2, "Second.", { reactions: { 5: 1 } }))).toBe("First.");
});

test("no line comes from blacked-out parts, or without stories", () => {
	expect(lineOf(quoted(1, "Never.", { censored: true, marks: { 0: 4 } }))).toBeUndefined();
	expect(lineOf()).toBeUndefined();
});
