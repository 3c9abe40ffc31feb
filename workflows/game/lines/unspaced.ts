/** The first character of a script without spaces. */
export const UNSPACED_FROM = 0x0e00;

/** Ranges of UTF-16 units, each with the quarters of a word that one letter is. */
const RANGES: readonly (readonly [from: number, to: number, quarters: number])[] = [
	[0x4e00, 0x9fff, 2], // Han
	[0x3041, 0x3096, 2], // Hiragana
	[0x30a1, 0x30fa, 2], // Katakana
	[0x30fc, 0x30ff, 2], // The prolonged sound mark and the iteration marks of Katakana
	[0x3005, 0x3007, 2], // The iteration mark of Han, and two of its signs
	[0x309d, 0x309f, 2], // The iteration marks of Hiragana
	[0x31f0, 0x31ff, 2], // Small Katakana
	[0x3400, 0x4dbf, 2], // Rare Han
	[0xf900, 0xfaff, 2], // Other forms of Han
	[0xff66, 0xff9f, 2], // Narrow Katakana
	[0xd840, 0xd88b, 2], // The first halves of Han beyond 16 bits
	[0x0e00, 0x0eff, 1], // Thai and Lao
	[0x1000, 0x109f, 1], // Myanmar
	[0x1780, 0x17ff, 1], // Khmer
	[0xa9e0, 0xa9ff, 1], // More Myanmar
	[0xaa60, 0xaa7f, 1], // More Myanmar
];

const PUNCTUATION_OR_MARK = /[^\p{L}\p{N}]/u;

/** The quarters by UTF-16 unit; made late, because most rooms write in Latin letters. */
let table: Uint8Array | null = null;

function quartersTable(): Uint8Array {
	const made = new Uint8Array(0x10000);
	for (const [from, to, quarters] of RANGES) made.fill(quarters, from, to + 1);
	for (const [code, quarters] of made.entries())
		if (quarters === 1 && PUNCTUATION_OR_MARK.test(String.fromCharCode(code))) made[code] = 0;
	return made;
}

/**
 * Returns how many quarters of a word a letter of a script without spaces is: two in Chinese and
 * Japanese, one in the scripts of Southeast Asia. Returns 0 for every other UTF-16 unit.
 */
export function quartersOf(code: number): number {
	table ??= quartersTable();
	return table[code] ?? 0;
}

/** Returns whether a text has a letter of a script without spaces. */
export function hasUnspaced(text: string): boolean {
	for (let i = 0; i < text.length; i++) if (quartersOf(text.charCodeAt(i)) > 0) return true;
	return false;
}
