import type { Game } from "#game/wire/state.ts";
import type { Clipping } from "#words/game/clippings.ts";
import { readingWords } from "#words/game/reading.ts";
import { tvWords } from "#words/game/tv.ts";
import { storiesOf, titleOf } from "../../game/stories.ts";
import { storyLine } from "../../game/story-line.ts";

/** The lines of the games that ended on this screen, and their room. Only the open page has them. */
let seen: { room: number; lines: readonly Clipping[] } = { room: 0, lines: [] };

/** Keeps the lines of a game that is over, for the waiting in the room's next one. */
export function keepLines(game: Game): void {
	const lines = storiesOf(game).flatMap((story): Clipping[] => {
		const line = storyLine(game, story);
		const text = line && readingWords.results.quoted(line.text);
		return text ? [{ text: text, from: tvWords.earlier(titleOf(story)) }] : [];
	});
	if (lines.length > 0) seen = { room: game.id, lines };
}

/** Returns the lines of the last game of this room that ended on this screen. */
export const earlierLines = ({ id }: Game): readonly Clipping[] =>
	seen.room === id ? seen.lines : [];
