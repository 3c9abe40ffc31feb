/** The characters that people write in place of a letter. */
const DISGUISES: Partial<Record<string, string>> = {
	a: "a4@",
	b: "b8",
	e: "e3€",
	i: "i1!|l",
	o: "o0",
	s: "s5$",
	t: "t7+",
	u: "uv",
	z: "z2",
};

/** Replaces every letter or digit of another script, in lower-case text. */
export const FOREIGN = "X";
const LETTERS = `abcdefghijklmnopqrstuvwxyz0123456789${FOREIGN}`;
const SPACE = " ";
/** Replaces every other character that does not represent a letter. */
const OTHER = ".";
/** The characters that a text is mapped to, those of words first. */
const SIGNS = [...new Set(LETTERS + SPACE + OTHER + Object.values(DISGUISES).join(""))];
const UNKNOWN = new RegExp(`[^${SIGNS.join("")}]`, "g");

/** Returns a text as indexes of SIGNS. */
const read = (text: string): number[] =>
	Array.from(text.replace(/\s/g, SPACE).replace(UNKNOWN, OTHER), (sign) => SIGNS.indexOf(sign));

const isLetter = (sign: number | undefined): boolean => sign !== undefined && sign < LETTERS.length;

/** Consecutive characters in a spelling: one or more, or any number when `optional`. */
interface Run {
	takes(sign: string): boolean;
	optional?: boolean;
}

const isGap = (sign: string): boolean => !LETTERS.includes(sign);
const isMark = (sign: string): boolean => isGap(sign) && sign !== SPACE;

const disguised = (letter: string): Run => {
	const signs = DISGUISES[letter] ?? letter;
	return { takes: (sign) => signs.includes(sign) };
};

/** Returns an entry as one word, with letters repeated or separated by signs. */
const written = (entry: string): Run[] =>
	[...entry.matchAll(/(-?)(.)/g)].flatMap(([, hyphen = "", letter = ""], at) => [
		...(at === 0 ? [] : [{ takes: hyphen ? isGap : isMark, optional: true }]),
		disguised(letter),
	]);

/** Returns an entry with its letters spaced out, as in "s p e l l e d". */
const spelled = (entry: string): Run[] => {
	const letters = [...entry.replaceAll("-", "")];
	return letters.flatMap((letter, at) => [
		...(at === 0 ? [] : [{ takes: isGap, optional: letter === letters[at - 1] }]),
		disguised(letter),
	]);
};

const PLURAL: Run = { ...disguised("s"), optional: true };

/**
 * One spelling of an entry. Each run is a bit of a whole number, so that the search reads every
 * character once; the nested repeats of a regular expression would take years for some texts.
 */
class Spelling {
	/** The runs that take each sign. */
	private readonly taking: number[];
	/** The runs before an optional one, which the text may skip. */
	private readonly skipping: number;
	private readonly last: number;
	private readonly whole: boolean;

	/**
	 * A `whole` spelling has no letters directly before or after it. Throws if there are more runs
	 * than bits, as with an entry of 16 letters.
	 */
	constructor(runs: Run[], whole: boolean) {
		if (runs.length > 31)
			throw new Error(`A spelling of the block list has at most 31 runs (got ${runs.length})`);
		const bits = (chosen: (run: Run) => boolean | undefined): number =>
			runs.reduce((sum, run, at) => (chosen(run) ? sum | (1 << at) : sum), 0);
		this.taking = SIGNS.map((sign) => bits((run) => run.takes(sign)));
		const optional = bits((run) => run.optional);
		this.skipping = optional >> 1;
		const end = 1 << (runs.length - 1);
		this.last = optional & end ? end | (end >> 1) : end;
		this.whole = whole;
	}

	isIn(signs: number[]): boolean {
		/** The runs of which the text so far has taken at least one character. */
		let reached = 0;
		for (let at = 0; at < signs.length; at++) {
			const begins = this.whole && isLetter(signs[at - 1]) ? 0 : 1;
			const open = reached | (reached << 1) | ((reached & this.skipping) << 2) | begins;
			reached = open & (this.taking[signs[at] ?? 0] ?? 0);
			if (reached & this.last && !(this.whole && isLetter(signs[at + 1]))) return true;
		}
		return false;
	}
}

/**
 * Returns a function that finds the entries in a lower-case text, even in disguise. A hyphen in an
 * entry marks a possible gap; entries in `alone` match as whole words and plurals only.
 */
export function finderOf(anywhere: string[], alone: string[]): (text: string) => boolean {
	const spellings = [
		...anywhere.map((entry) => new Spelling(written(entry), false)),
		...alone.map((entry) => new Spelling([...written(entry), PLURAL], true)),
		...[...anywhere, ...alone].map((entry) => new Spelling(spelled(entry), true)),
	];
	return (text) => {
		const signs = read(text);
		return spellings.some((spelling) => spelling.isIn(signs));
	};
}
