/** Returns texts by their id in the database. */
export interface Texts {
	text(id: number): string;
	/** Returns a submission's content. */
	part(submission: number): string;
	/** Returns the cached lines of a submission; undefined when it has none. */
	lines?(submission: number): PartLines | undefined;
	prompt(id: number): string;
	/** Returns the drawing of a cover (cover/drawing.ts); absent where there are none. */
	cover?(id: string): string;
}

/** The data about a part's sentences that views need. */
export interface PartLines {
	/** The position behind each sentence (lines/sentences.ts). */
	ends: Uint32Array;
	/**
	 * The first sentence that is short enough to be quoted whole, as one line; null without one, ""
	 * for a blank text.
	 */
	short: string | null;
}
