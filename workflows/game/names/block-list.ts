import { type BlockedWords, wordsOf } from "./blocked/turned-back.ts";
import { BLOCKED_WORDS } from "./blocked-words.ts";
import { isJapanese, japaneseFinderOf } from "./japanese-finder.ts";
import { latinTwin } from "./look-alikes.ts";
import { FOREIGN, finderOf } from "./spellings.ts";

/** Returns the words of all languages, each once, because a name can be in any of them. */
const ofAll = (kind: keyof BlockedWords): string[] => [
	...new Set(Object.values(BLOCKED_WORDS).flatMap((words) => words[kind])),
];
const latin = (kind: keyof BlockedWords): string[] =>
	ofAll(kind).filter((word) => !isJapanese(word));
const japanese = (kind: keyof BlockedWords): string[] => ofAll(kind).filter(isJapanese);

/**
 * The words that blockedWord and spellsBlockedWord look for: severe slurs in names, anything rude
 * in codes.
 */
export const BLOCKED = {
	anywhere: latin("anywhere"),
	alone: latin("alone"),
	harmless: latin("harmless"),
	japanese: {
		anywhere: japanese("anywhere"),
		alone: japanese("alone"),
		harmless: japanese("harmless"),
	},
	/** Without the letters I and O, which codes do not use. */
	codes: wordsOf(`
	snt nff phz frk xxx wnc xlf shx shp spx shk nefr phag piag xhag pahg sipx cuhx fung fulg gjng jnax fyhg fyig gheq penc
	nahf nany chor sneg encr encl chgn chgr uher xnxn pnpn zhss zhag fphz fzhg funt fynt fxnt uhzc fhpx fcnm fcnf qlxr
	qlpx xlxr cnxl cnxf arte atte attn anml xyna ohgg ohzf ahqr srpx cepx cahf crqr juer ugye egeq gneq geal fgsh
	crar grgn pntn knan phy zreq xnpx ahgg onxn znax iret crqn crqf nefp yrfo anmf gneq
`),
} as const;

/** Latin letters that no mark makes out of others, in two letters or in one. */
const SPELLED: Partial<Record<string, string>> = {
	...{ ß: "ss", æ: "ae", œ: "oe", þ: "th" },
	...{ đ: "d", ð: "d", ħ: "h", ŧ: "t" },
};

const { anywhere, alone, harmless, codes } = BLOCKED;
const containsLatin = finderOf(anywhere, alone);
const containsJapanese = japaneseFinderOf(
	BLOCKED.japanese.anywhere,
	BLOCKED.japanese.alone,
	BLOCKED.japanese.harmless,
);
const LETTERS = `a-z0-9${FOREIGN}`;
const HARMLESS_IN_NAMES = new RegExp(
	`(?<![${LETTERS}])(?:${harmless.map((phrase) => phrase.replaceAll("-", `[^${LETTERS}]+`)).join("|")})`,
	"g",
);

/**
 * Returns whether a name contains a severe slur of any language, even in disguise. Ordinary names
 * that only resemble one pass.
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
				latinTwin(letter) ?? SPELLED[letter] ?? (/[\p{L}\p{N}]/u.test(letter) ? FOREIGN : letter),
		);
	return containsLatin(plain.replace(HARMLESS_IN_NAMES, " ")) || containsJapanese(name);
}

/** Returns whether a room's code of four letters contains something rude. */
export function spellsBlockedWord(code: string): boolean {
	const plain = code.toLowerCase();
	return codes.some((entry) => plain.includes(entry));
}
