import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import bidiFactory from "bidi-js";
import load from "harfbuzzjs/hb.js";
import bind from "harfbuzzjs/hbjs.js";
import { describe, expect, test } from "vitest";
import { StoryPictures } from "../../../../gateway/pictures/story-pictures.ts";
import { DIST } from "../../../support/dist.ts";

const FOLDER = join(DIST, "pictures");
const pictures = new StoryPictures(FOLDER);
const general = readFileSync(join(FOLDER, "general.png"));

/** Draws a story. The title is centred, and the line begins at its side. */
const drawn = (title: string, line = "A line."): Promise<Buffer> =>
	pictures.of({ title, best_line: line, mature: false, captain: { sprite_id: 1 }, parts: [] });

const TEXTS = {
	Japanese: "深夜のカレーと「先生」――ａ～☆♪",
	Arabic: 'قال: "مرحبا!" ثم (ضحك) ٣ مرات، می\u200cخواهم؟',
	Hebrew: "שנית! זה סוף (באמת)! שָׁלוֹם, 12:30",
	mixed: 'Late שלום (עולם), [א]! مرحبا، 12, "three" 猫',
	"joined emoji": "👨‍👩‍👧‍👦 🧑🏽‍🤝‍🧑🏻 👩‍❤️‍👨 🏳️‍🌈 👩🏿‍🚀",
	"flags, tones, keys and hearts": "🇩🇪🇯🇵🏴󠁧󠁢󠁳󠁣󠁴󠁿 👋🏽 1️⃣ #️⃣ ❤️ ❤ ☕ ™",
	French: "«\u202fÇa va\u202f?\u202f» Œuvre",
};

describe.each(Object.entries(TEXTS))("a preview with %s", (_, text) => {
	test("is drawn with its own picture, as title and as line", async () => {
		const shown = [await drawn(text), await drawn("A title", text)];
		for (const picture of shown) expect(picture.equals(general)).toBe(false);
		expect(shown[0]).not.toEqual(shown[1]);
	});
});

test("emoji are drawn", async () => {
	expect(await drawn("Late 👻 night")).not.toEqual(await drawn("Late night"));
	expect(await drawn("Late 👻 night")).not.toEqual(await drawn("Late 👽 night"));
});

test("letters without a font get the general picture", async () => {
	for (const text of ["नमस्ते", "한국어", "Hello ไทย"]) expect(await drawn(text)).toEqual(general);
});

const bidi = bidiFactory();
/** Returns a text with its characters from left to right, whatever they are. */
const visual = (text: string): string =>
	`\u202D${bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, "auto"))}\u202C`;

test.each([
	"שלום (עולם)!",
	'הוא אמר "Hello (world) 3.14!"',
	'He said "שלום (עולם), [א]!" (twice).',
	"12:30, 50% {כן} <לא>",
	"A (B) שלום 12 (3) עולם",
])("%s is drawn in the order of the Unicode algorithm", async (text) => {
	expect(await drawn(visual(text))).toEqual(await drawn(text));
});

test("a line from right to left begins at the right", async () => {
	const fromLeft = await drawn("A title", "\u200Eשלום");
	expect(await drawn("A title", "שלום")).not.toEqual(fromLeft);
});

test("Arabic letters join", async () => {
	expect(await drawn("ضحك")).not.toEqual(await drawn("ض\u200cح\u200cك"));
});

test("the fonts have the characters of JIS X 0208, with all kanji of levels 1 and 2", async () => {
	const harfbuzz = bind(await load({ wasmBinary: readFileSync(join(FOLDER, "hb.wasm")) }));
	const points = new Set<number>();
	for (const name of readdirSync(join(FOLDER, "fonts"))) {
		const blob = harfbuzz.createBlob(readFileSync(join(FOLDER, "fonts", name)));
		for (const point of harfbuzz.createFace(blob, 0).collectUnicodes()) points.add(point);
	}
	const decoder = new TextDecoder("euc-jp");
	const missing: string[] = [];
	let kanji = 0;
	for (let row = 0xa1; row <= 0xf4; row++)
		for (let cell = 0xa1; cell <= 0xfe; cell++) {
			const sign = decoder.decode(Uint8Array.of(row, cell));
			// Row 13 is no part of the standard.
			if (sign === "\uFFFD" || sign.length > 1 || row === 0xad) continue;
			if (/\p{Script=Han}/u.test(sign)) kanji++;
			if (!points.has(sign.codePointAt(0) ?? 0)) missing.push(sign);
		}
	expect(kanji).toBeGreaterThanOrEqual(6355);
	// The fonts have other forms of these.
	expect(missing.join("")).toBe("￠￡￢≒\u212B");
});
