/**
 * Entries are kept in rot13, so that nobody who opens this file is shouted at; a hyphen stands
 * where a gap may be.
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
 * What blockedWord and spellsBlockedWord look for: severe slurs in names, and in codes whatever is
 * rude.
 */
export const BLOCKED = {
	/** The middle of no harmless word but those below, so found anywhere. */
	anywhere: unturn(`
	avttre avttn snttbg jrgonpx gbjry-urnq
`),
	/** Pieces of harmless words and names, so found as words of their own, also in the plural. */
	alone: unturn(`
	snt snttl xvxr xlxr fcvp puvax puvaxl tbbx puvat-pubat cnxv jbt qntb lvq ornare enturnq mvccre-urnq cbepu-zbaxrl
	whatyr-ohaal pnzry-wbpxrl fcrne-puhpxre avt-abt wvtnobb cvpxnavaal cvppnavaal qnexvr xnssve obbat tlccb cvxrl genaal
	genaavr furznyr cbbsgre ergneq ergneqrq phag
`),
	/** Without I and O, which codes do not have either. */
	codes: unturn(`
	snt nff phz frk xxx wnc xlf shx shp spx shk nefr phag piag xhag pahg sipx cuhx fung fulg gjng jnax fyhg fyig gheq penc
	nahf nany chor sneg encr encl chgn chgr uher xnxn pnpn zhss zhag fphz fzhg funt fynt fxnt uhzc fhpx fcnm fcnf qlxr
	qlpx xlxr cnxl cnxf arte atte attn anml xyna ohgg ohzf ahqr srpx cepx cahf crqr juer ugye egeq gneq geal fgsh
`),
} as const;

const HARMLESS = unturn(
	"favttre avttneq fcvp-naq-fcna fcvp-a-fcna fcvp-fcna puvax-va-gur xnssve-yvzr",
);

/** Letters and what is written in their place. */
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

/** Letters of other scripts that look like Latin ones, each above its twin. */
const LOOKALIKES = [..."аеорсхукіѕԁɡıøłαεικοτη"];
const LATIN_TWINS = "aeopcxykisdgiolaeikotn";

/**
 * Stands for any letter or digit of another script, in lower-case text: so patterns stay small and
 * quick to compile where rooms run.
 */
const FOREIGN = "X";
const LETTERS = `a-z0-9${FOREIGN}`;
const GAP = `[^${LETTERS}]`;
const START = `(?<![${LETTERS}])`;
const END = `(?![${LETTERS}])`;

const disguised = (letter: string): string => `[${DISGUISES[letter] ?? letter}]+`;

/** The entry in one word, letters repeated or parted by signs. */
const written = (entry: string): string =>
	[...entry]
		.map((letter) => (letter === "-" ? `${GAP}*` : disguised(letter)))
		.join(`[^${LETTERS}\\s]*`);

/** The entry with every letter on its own, as in "s p e l l e d". */
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
 * Whether a name holds a severe slur, in whatever disguise; ordinary names that only look like one
 * pass.
 */
export function blockedWord(name: string): boolean {
	const plain = name
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\p{M}\p{Cf}]/gu, "")
		.replace(
			/[^\p{ASCII}€]/gu,
			(letter) =>
				LATIN_TWINS[LOOKALIKES.indexOf(letter)] ??
				(/[\p{L}\p{N}]/u.test(letter) ? FOREIGN : letter),
		);
	return IN_NAMES.test(plain.replace(HARMLESS_IN_NAMES, " "));
}

/** Whether a room's code of four letters spells or holds something rude. */
export function spellsBlockedWord(code: string): boolean {
	const plain = code.toLowerCase();
	return codes.some((entry) => plain.includes(entry));
}
