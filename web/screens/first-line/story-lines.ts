import { linesOf, quoted } from "#game/lines/part-lines.ts";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";

/** Returns the lines of a part that can be quoted, in order; none of a blank one. */
export function linesIn({ content, meta }: WireSubmission): string[] {
	const lines = linesOf(content);
	if (meta.censored || lines.short === "" || content.trim() === "") return [];
	return Array.from(lines.ends, (_, sentence) => quoted(content, lines, sentence));
}

/** Returns the story with this line as the one by which it is quoted. */
export const withLine = (story: WireStory, text: string | undefined): WireStory =>
	text === undefined || story.meta.line === undefined
		? story
		: { ...story, meta: { ...story.meta, line: { ...story.meta.line, text }, best_line: text } };
