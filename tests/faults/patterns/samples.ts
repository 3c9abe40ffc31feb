/** The pieces that texts repeat, one of each kind that players or strangers can send. */
const UNITS = {
	letters: "a",
	digits: "0",
	"full stops": ".",
	marks: "?!…",
	quotes: "\"”’»'",
	brackets: "[](<>{",
	slashes: "/%?#\\",
	spaces: " ",
	newlines: "\n",
	"tabs and returns": "\t\r\n ",
	"combining marks": "\u0301",
	emoji: "😀",
	"joined emoji": "👩\u200d👩\u200d👧",
	joiners: "\u200d",
	tags: "\u{e0067}",
	"flags of tags": "🏴\u{e0067}\u{e0062}",
	Chinese: "字",
	"Chinese full stops": "。",
	words: "a ",
	"no sentences": "“a.” a\n",
} as const;

/** Endings with which a pattern that has matched so far may fail. */
const ENDINGS = ["", "\u0000", " a\n"];

/** Returns texts of this length, of each kind. */
export const samplesOf = (length: number): [kind: string, text: string][] =>
	Object.entries(UNITS).flatMap(([kind, unit]) =>
		ENDINGS.map((ending): [string, string] => [
			`${kind}, then ${JSON.stringify(ending)}`,
			`${unit.repeat(length / unit.length)}${ending}`,
		]),
	);

/** UTF-16 units of what each pattern can see (supervisor/lint/pattern-list.mjs). */
export const LENGTHS = { field: 65_536, name: 1_600, text: 14_000 } as const;

/** Below this time, in ms, a text is not compared with half of it. */
export const MEASURABLE = 2;
/** Twice the text takes twice the time, and four times with a square; the rest is for noise. */
export const GROWTH = 3;
/**
 * How long a text is tried again before it counts as steep, in ms, because other programs run too,
 * and how often at least, because they may use up that time.
 */
export const PATIENCE = 5_000;
export const TRIES = 30;
