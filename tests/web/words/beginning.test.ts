import { expect, test } from "vitest";
import { beginningOf, storyBeginning } from "../../../web/screens/story/beginning.ts";
import { byId, story, submission } from "../room/wire.ts";

const beginning = (content: string, meta = {}) => {
	const part = submission({ id: 1, content });
	return beginningOf({ ...part, meta: { ...part.meta, ...meta } });
};

test.each([
	["Short and sweet.", "Short and sweet."],
	["  No one\n\nat all. ", "No one at all."],
	["The toaster said nothing, which was worse than words.", "The toaster said nothing, which…"],
	["“I know that song,” whispered Miss Piggy.", "“I know that song,” whispered…"],
	["x".repeat(90), `${"x".repeat(34)}…`],
	["👩‍👩‍👧".repeat(30), `${"👩‍👩‍👧".repeat(6)}…`],
])("the beginning of %j is cut between words", (content, expected) => {
	expect(beginning(content)).toBe(expected);
});

test("a part that is blank, removed or flagged has no beginning", () => {
	expect(beginning(" \n ")).toBeNull();
	expect(beginning("Hidden.", { censored: true })).toBeNull();
	expect(beginning("Hidden.", { flagged: [3] })).toBeNull();
	const parts = [
		submission({ id: 4, index: 0, content: "Once." }),
		submission({ id: 5, index: 1 }),
	];
	expect(storyBeginning(story({ submissions: byId(...parts) }))).toBe("Once.");
	expect(storyBeginning(story({ submissions: {} }))).toBeNull();
});
