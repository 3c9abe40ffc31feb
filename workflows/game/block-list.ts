import { latinTwin } from "./look-alikes.ts";

/**
 * Decodes entries, which are kept in rot13 to keep slurs out of the source. A hyphen in an entry
 * marks a possible gap.
 */
const unturn = (text: string): string[] =>
	text
		.trim()
		.split(/\s+/)
		.map((entry) =>
			entry.replace(/[a-z]/g, (letter) =>
				String.fromCharCode(97 + ((letter.charCodeAt(0) - 84) % 26)),
			),
		);

/**
 * The words that blockedWord and spellsBlockedWord look for: severe slurs in names, anything rude
 * in codes.
 */
export const BLOCKED = {
	/** Matched anywhere, because no harmless word except those below contains them. */
	anywhere: unturn(`
	avttre avttn snttbg jrgonpx gbjry-urnq
`),
	/** Matched as whole words and as plurals only, because harmless words contain them. */
	alone: unturn(`
	snt snttl xvxr xlxr fcvp puvax puvaxl tbbx puvat-pubat cnxv jbt qntb lvq ornare enturnq mvccre-urnq cbepu-zbaxrl
	whatyr-ohaal pnzry-wbpxrl fcrne-puhpxre avt-abt wvtnobb cvpxnavaal cvppnavaal qnexvr xnssve obbat tlccb cvxrl genaal
	genaavr furznyr cbbsgre ergneq ergneqrq phag
`),
	/** Without the letters I and O, which codes do not use. */
	codes: unturn(`
	snt nff phz frk xxx wnc xlf shx shp spx shk nefr phag piag xhag pahg sipx cuhx fung fulg gjng jnax fyhg fyig gheq penc
	nahf nany chor sneg encr encl chgn chgr uher xnxn pnpn zhss zhag fphz fzhg funt fynt fxnt uhzc fhpx fcnm fcnf qlxr
	qlpx xlxr cnxl cnxf arte atte attn anml xyna ohgg ohzf ahqr srpx cepx cahf crqr juer ugye egeq gneq geal fgsh
`),
} as const;

const HARMLESS = unturn(
	"favttre avttneq fcvp-naq-fcna fcvp-a-fcna fcvp-fcna puvax-va-gur xnssve-yvzr",
);

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

/**
 * Replaces every letter or digit of another script, in lower-case text. It keeps the patterns small
 * and quick to compile where rooms run.
 */
const FOREIGN = "X";
const LETTERS = `a-z0-9${FOREIGN}`;
const GAP = `[^${LETTERS}]`;
const START = `(?<![${LETTERS}])`;
const END = `(?![${LETTERS}])`;

const disguised = (letter: string): string => `[${DISGUISES[letter] ?? letter}]+`;

/** Returns a pattern for the entry as one word, with letters repeated or separated by signs. */
const written = (entry: string): string =>
	[...entry]
		.map((letter) => (letter === "-" ? `${GAP}*` : disguised(letter)))
		.join(`[^${LETTERS}\\s]*`);

/** Returns a pattern for the entry with its letters spaced out, as in "s p e l l e d". */
const spelled = (entry: string): string =>
	entry
		.replace("-", "")
		.replace(
			/./g,
			(letter, at, whole) =>
				`${at === 0 ? "" : `${GAP}${letter === whole[at - 1] ? "*" : "+"}`}${disguised(letter)}`,
		);

const { anywhere, alone, codes } = BLOCKED;
const anyOf = (patterns: string[]): string => `(?:${patterns.join("|")})`;
const IN_NAMES = new RegExp(
	anyOf([
		...anywhere.map(written),
		`${START}${anyOf([...alone.map((entry) => `${written(entry)}(?:${disguised("s")})?`), ...[...anywhere, ...alone].map(spelled)])}${END}`,
	]),
);
const HARMLESS_IN_NAMES = new RegExp(
	START + anyOf(HARMLESS.map((phrase) => phrase.replaceAll("-", `${GAP}+`))),
	"g",
);

/**
 * Returns whether a name contains a severe slur, however it is disguised. Ordinary names that look
 * like one pass.
 */
export function blockedWord(name: string): boolean {
	const plain = name
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\p{M}\p{Cf}]/gu, "")
		.replace(
			/[^\p{ASCII}€]/gu,
			(letter) => latinTwin(letter) ?? (/[\p{L}\p{N}]/u.test(letter) ? FOREIGN : letter),
		);
	return IN_NAMES.test(plain.replace(HARMLESS_IN_NAMES, " "));
}

/** Returns whether a room's code of four letters contains something rude. */
export function spellsBlockedWord(code: string): boolean {
	const plain = code.toLowerCase();
	return codes.some((entry) => plain.includes(entry));
}
