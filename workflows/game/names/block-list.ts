import { latinTwin } from "./look-alikes.ts";
import { FOREIGN, finderOf } from "./spellings.ts";

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

const { anywhere, alone, codes } = BLOCKED;
const containsBlocked = finderOf(anywhere, alone);
const LETTERS = `a-z0-9${FOREIGN}`;
const HARMLESS_IN_NAMES = new RegExp(
	`(?<![${LETTERS}])(?:${HARMLESS.map((phrase) => phrase.replaceAll("-", `[^${LETTERS}]+`)).join("|")})`,
	"g",
);

/**
 * Returns whether a name contains a severe slur, even in disguise. Ordinary names that only
 * resemble one pass.
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
	return containsBlocked(plain.replace(HARMLESS_IN_NAMES, " "));
}

/** Returns whether a room's code of four letters contains something rude. */
export function spellsBlockedWord(code: string): boolean {
	const plain = code.toLowerCase();
	return codes.some((entry) => plain.includes(entry));
}
