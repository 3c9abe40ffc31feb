import type { Game, WireStory } from "#game/wire/state.ts";

/** The line of a story that readers liked best. */
export interface Quote {
	text: string;
	/** The name of its writer; null if that is not known. */
	writer: string | null;
}

/** Returns a text for use between quotation marks. */
const withSingleMarks = (text: string): string => text.replace(/“/g, "‘").replace(/”/g, "’");

/** Returns the most loved line of a finished story; null if none can be quoted. */
export function quoteOf(game: Game, { meta }: WireStory): Quote | null {
	// Games that were kept by older servers have the text alone.
	const { line = meta.best_line === undefined ? null : { text: meta.best_line, writer: null } } =
		meta;
	if (!line) return null;
	const writer = line.writer === null ? null : (game.players[line.writer]?.name ?? null);
	return { text: withSingleMarks(line.text), writer };
}
