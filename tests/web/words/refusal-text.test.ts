import { expect, test } from "vitest";
import { loadRefusals, refusalText } from "../../../web/refusal-text.ts";

test("a page in English shows no place in a body", async () => {
	await loadRefusals();
	expect(refusalText("characters.0.name: expected <=30", { code: "badBody" })).toBe(
		"Something in there doesn’t fit. Change it a little, then try again.",
	);
	const title = { code: "badBody", values: ["textTooLong", "The title", 60] } as const;
	expect(
		refusalText("story.meta.title: The title can have…", { ...title, values: [...title.values] }),
	).toBe("The title can have at most 60 characters");
	expect(refusalText("x", { code: "badBody", values: ["nameTooShort", 3, 2] })).toBe(
		"Name must be at least 3 characters: 2 more",
	);
	expect(refusalText("A later text", {})).toBe("A later text");
});
