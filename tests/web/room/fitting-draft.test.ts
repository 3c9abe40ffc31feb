import * as v from "valibot";
import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { DRAFT_BODIES } from "#game/wire/bodies.ts";
import { fittingEntry, fittingPart } from "../../../web/room/fitting-draft.ts";

const { contentLength, characterNameLength, titleLength } = LIMITS;

test.each([
	["a".repeat(contentLength + 3), "a".repeat(contentLength)],
	[`${"あ".repeat(contentLength - 1)}👻`, "あ".repeat(contentLength - 1)],
	[`${"あ".repeat(contentLength - 2)}👻`, `${"あ".repeat(contentLength - 2)}👻`],
	["", ""],
])("a part that a keyboard composes beyond its maximum is sent as far as it fits", (text, sent) =>
	expect(fittingPart(text)).toBe(sent),
);

test("an entry that a keyboard composes beyond its maximum is one that the room takes", () => {
	const bodies = {
		"game/character": {
			characters: [{ name: "あ".repeat(characterNameLength + 1) }, { name: "" }],
		},
		"game/otpCharacter": {
			characters: [{ name: `${"x".repeat(characterNameLength - 1)}👻`, meta: { mature: true } }],
			story: { settings: { mature: true } },
		},
		"story/title": { story: { id: 1, meta: { title: "い".repeat(titleLength + 9) } } },
		"story/create": { story: { id: 1, characters: [1, 2] } },
		"story/react": {
			reaction: { parent_type: "story", parent_id: 1, content: "", payload: {} },
		},
	};
	for (const name of ["game/character", "game/otpCharacter", "story/title"] as const) {
		expect(v.safeParse(DRAFT_BODIES[name], bodies[name]).success, name).toBe(false);
		expect(v.safeParse(DRAFT_BODIES[name], fittingEntry(bodies[name])).success, name).toBe(true);
	}
	for (const name of ["story/create", "story/react"] as const)
		expect(fittingEntry(bodies[name])).toEqual(bodies[name]);
});
