import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { partsOf } from "./stories.ts";

export interface StoryLine {
	text: string;
	/** The part with the line; null if it cannot be found. */
	part: WireSubmission | null;
	/** The name of the line's writer; null while authors are hidden or when unknown. */
	writer: string | null;
}

/**
 * Returns the line by which a story is quoted: the most marked one, else the best one; null if
 * there is none, or if its part is removed or flagged.
 */
export function storyLine(game: Game, story: WireStory): StoryLine | null {
	const { line, best_line } = story.meta;
	const text = line?.text ?? best_line;
	if (text === undefined) return null;
	const parts = partsOf(story);
	const part =
		(line
			? parts.find(({ id }) => id === line.submission)
			: parts.find(({ content }) => splitAtLine(content, text)[1] !== "")) ?? null;
	if (part && (part.meta.censored || part.meta.flagged.length > 0)) return null;
	const writer = line?.writer == null ? undefined : game.players[line.writer]?.name;
	return { text, part, writer: writer ?? part?.player ?? null };
}

/**
 * Splits a text around a line, whose white space may differ and which may be shortened. The line is
 * empty if the text does not have it.
 */
export function splitAtLine(
	text: string,
	line: string,
): [before: string, line: string, after: string] {
	const words = line
		.replace(/…$/, "")
		.split(/\s+/)
		.filter((word) => word !== "");
	if (words.length === 0) return [text, "", ""];
	const found = new RegExp(words.map((word) => escaped(word)).join("\\s+")).exec(text);
	if (!found) return [text, "", ""];
	const end = found.index + found[0].length;
	return [text.slice(0, found.index), found[0], text.slice(end)];
}

/** Returns a pattern that matches exactly this text. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
