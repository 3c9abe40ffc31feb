/** A text, or nothing, so that callers may write `condition && text`. */
type Perhaps = string | false | null | undefined;

/** The signs of a language between texts, with the spaces around them. */
export interface Signs {
	/** Between two words or sentences. */
	space: string;
	comma: string;
	/** The end of a sentence, without a space. */
	stop: string;
	/** Between a label and what it labels. */
	colon: string;
	brackets: readonly [open: string, close: string];
}

/** Signs behind which no stop follows. */
const ENDS = ".!?…:。！？：";

/** Returns the functions by which a language joins texts. */
export function joining({ space, comma, stop, colon, brackets: [open, close] }: Signs) {
	const ended = (text: string): string => (ENDS.includes(text.slice(-1)) ? text : text + stop);
	return {
		...{ space, comma, stop },
		/** Returns facts on one line, such as "Anna, part 3". */
		facts: (all: readonly Perhaps[]): string => all.filter(Boolean).join(comma),
		/** Returns sentences one after the other; those before others get the stop that they lack. */
		sentences: (all: readonly Perhaps[]): string =>
			all
				.filter((text): text is string => Boolean(text))
				.map((text, i, { length }) => (i < length - 1 ? ended(text) : text))
				.join(space),
		/** Returns a label with its text, such as "Room: ABCD". */
		labelled: (label: string, text: string): string => label + colon + text,
		/** Returns a text in brackets, as it follows another. */
		aside: (text: string): string => open + text + close,
	};
}
