import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exportWords } from "#words/game/exports.ts";
import { screenWords } from "#words/game/screens.ts";
import { PartText } from "../../web/parts/story/part-text.tsx";
import { submission } from "./room/wire.ts";

const shown = (part: Parameters<typeof submission>[0]) =>
	renderToStaticMarkup(<PartText part={submission(part)} />);

test("a part shows that its text is on its way, and only an empty one that it was left blank", () => {
	expect(shown({ content_follows: true })).toContain(screenWords.write.follows);
	expect(shown({ content_follows: true })).not.toContain(exportWords.blank);
	expect(shown({})).toContain(exportWords.blank);
	expect(shown({ content: "And then it rained." })).toContain("And then it rained.");
});

test("a part shows what replaces its text only where there is a text to read", () => {
	const marked = (part: Parameters<typeof submission>[0]) =>
		renderToStaticMarkup(<PartText part={submission(part)}>marked</PartText>);
	expect(marked({ content: "And then it rained." })).toBe("marked");
	expect(marked({})).toContain(exportWords.blank);
	expect(marked({ content: "And then it rained.", meta: { censored: true } })).toContain(
		exportWords.removed,
	);
});
