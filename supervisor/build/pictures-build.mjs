import { appendFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, inflateSync } from "node:zlib";
import { build } from "vite";
import { root } from "../paths.mjs";
import { nextOf, replaceResult } from "./results.mjs";
import { serverBuild } from "./server-build.mjs";

const PLACE = join(root, "dist", "pictures");
const FOLDER = nextOf(PLACE);

const from = (/** @type {string} */ path) => join(root, "node_modules", path);

/**
 * Signs of Japanese texts that the file of the script does not have; the font has them in files of
 * their own, among rare characters.
 */
const JAPANESE_SIGNS =
	"―‐‖‥…※☆★○●◎◇◆□■△▲▽▼◯→←↑↓♪♭♯†‡〒〓℃Å‰∞∴≠≦≧♂♀∈∋⊆⊇⊂⊃∪∩∧∨⇒⇔∀∃∠⊥⌒∂∇≡≒≪≫√∽∝∵∫∬＄～￣─│┌┐┘└├┬┤┴┼━┃┏┓┛┗┣┳┫┻╋﨑";

/** The scripts of these fonts. Texts in other scripts get the general picture. */
const FONTS = [
	{ name: "lilita-one", scripts: ["latin", "latin-ext"] },
	{ name: "literata", scripts: ["latin", "latin-ext", "greek", "cyrillic", "vietnamese"] },
	{ name: "noto-sans-hebrew", scripts: ["hebrew"] },
	{ name: "noto-naskh-arabic", scripts: ["arabic"] },
	{ name: "kosugi-maru", scripts: ["japanese"], signs: JAPANESE_SIGNS },
];

/**
 * Builds the program that draws the pictures of shared stories, together with all files that it
 * reads, so that a server needs neither its packages nor system fonts.
 */
export async function buildPictures() {
	await build({
		...serverBuild,
		ssr: { noExternal: true },
		// HarfBuzz is made for the older kind of modules.
		define: { __dirname: "import.meta.dirname", __filename: "import.meta.filename" },
		build: {
			...serverBuild.build,
			outDir: FOLDER,
			sourcemap: false,
			license: { fileName: "licenses.md" },
			rolldownOptions: { input: "gateway/pictures/draw.ts" },
		},
	});
	await cp(from("@resvg/resvg-wasm/index_bg.wasm"), join(FOLDER, "resvg.wasm"));
	await cp(from("harfbuzzjs/hb.wasm"), join(FOLDER, "hb.wasm"));
	await cp(join(root, "web/public/preview-story.png"), join(FOLDER, "general.png"));
	await mkdir(join(FOLDER, "fonts"));
	for (const { name, scripts, signs = "" } of FONTS) {
		for (const part of [...scripts, ...(await partsWith(name, signs))]) {
			const woff = await readFile(
				from(`@fontsource/${name}/files/${name}-${part}-400-normal.woff`),
			);
			await writeFile(join(FOLDER, "fonts", `${name}-${part}.ttf`), unpacked(woff));
		}
		const license = await readFile(from(`@fontsource/${name}/LICENSE`), "utf8");
		await appendFile(join(FOLDER, "licenses.md"), `\n## ${name} (font)\n\n${license}`);
	}
	await writeFaces();
	await writeEmoji();
	await replaceResult(PLACE);
}

/**
 * Returns the OpenType font in a WOFF 1.0 file (section 4 and 5 there), because HarfBuzz reads no
 * other.
 * @param {Buffer} woff
 */
function unpacked(woff) {
	const count = woff.readUInt16BE(12);
	const power = 2 ** Math.floor(Math.log2(count));
	const header = Buffer.alloc(12 + 16 * count);
	woff.copy(header, 0, 4, 8);
	header.writeUInt16BE(count, 4);
	header.writeUInt16BE(power * 16, 6);
	header.writeUInt16BE(Math.log2(power), 8);
	header.writeUInt16BE((count - power) * 16, 10);
	const tables = [];
	let at = header.length;
	for (let i = 0; i < count; i++) {
		const entry = woff.subarray(44 + 20 * i, 64 + 20 * i);
		const offset = entry.readUInt32BE(4);
		const packed = entry.readUInt32BE(8);
		const length = entry.readUInt32BE(12);
		const table = woff.subarray(offset, offset + packed);
		entry.copy(header, 12 + 16 * i, 0, 4);
		entry.copy(header, 16 + 16 * i, 16, 20);
		header.writeUInt32BE(at, 20 + 16 * i);
		header.writeUInt32BE(length, 24 + 16 * i);
		const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
		(packed < length ? inflateSync(table) : table).copy(padded);
		tables.push(padded);
		at += padded.length;
	}
	return Buffer.concat([header, ...tables]);
}

/**
 * Returns the numbered parts of a font that have any of these signs.
 * @param {string} name
 * @param {string} signs
 */
async function partsWith(name, signs) {
	const ranges = JSON.parse(await readFile(from(`@fontsource/${name}/unicode.json`), "utf8"));
	const points = [...signs].map((sign) => sign.codePointAt(0) ?? 0);
	return Object.entries(ranges)
		.filter(([part, range]) => /^\[\d+\]$/.test(part) && points.some((point) => isIn(point, range)))
		.map(([part]) => part.slice(1, -1));
}

/**
 * @param {number} point
 * @param {string} range As in CSS, such as U+25,U+2010-2015.
 */
const isIn = (point, range) =>
	range.split(",").some((span) => {
		const [first = "", last = first] = span.trim().slice(2).split("-");
		return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16);
	});

const FLAG = 0x1f1e6 - "a".charCodeAt(0);
const TAG = 0xe0000;

/**
 * Writes the pictures of all emoji, by their code points: the set of the game, and flags, which it
 * does not have.
 */
async function writeEmoji() {
	const set = async (/** @type {string} */ name, /** @type {string} */ file) =>
		JSON.parse(await readFile(from(`@iconify-json/${name}/${file}.json`), "utf8"));
	const [fluent, names, flags] = [
		await set("fluent-emoji-flat", "icons"),
		await set("fluent-emoji-flat", "chars"),
		await set("circle-flags", "icons"),
	];
	/** @type {Record<string, string>} */
	const pictures = {};
	for (const [points, name] of Object.entries(names))
		pictures[points.replace(/^0+/, "")] = fluent.icons[name]?.body;
	for (const [name, { body }] of Object.entries(flags.icons)) {
		const points = flagPoints(name);
		if (points)
			pictures[points] = `<g transform="scale(${fluent.width / flags.width})">${body}</g>`;
	}
	const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 24 };
	const packed = await promisify(brotliCompress)(JSON.stringify(pictures), { params });
	await writeFile(join(FOLDER, "emoji.json.br"), packed);
	for (const name of ["fluent-emoji-flat", "circle-flags"]) {
		const { author, license } = await set(name, "info");
		const line = `${license.title}, by ${author.name}, ${license.url}`;
		await appendFile(join(FOLDER, "licenses.md"), `\n## ${name} (pictures)\n\n${line}\n`);
	}
}

/**
 * Returns the code points of a flag such as "de" or "gb-sct"; null for other names.
 * @param {string} name
 */
function flagPoints(name) {
	const points = /^[a-z]{2}$/.test(name)
		? [...name].map((letter) => letter.charCodeAt(0) + FLAG)
		: /^gb-(eng|sct|wls)$/.test(name)
			? [0x1f3f4, ...[...name.replace("-", "")].map((sign) => sign.charCodeAt(0) + TAG), 0xe007f]
			: null;
	return points?.map((point) => point.toString(16)).join("-");
}

/** Writes the avatars without their blinking, which the program does not support. */
async function writeFaces() {
	const avatars = join(root, "web", "avatars");
	const faces = join(FOLDER, "faces");
	await mkdir(faces);
	for (const name of await readdir(avatars)) {
		if (!name.endsWith(".svg")) continue;
		const picture = await readFile(join(avatars, name), "utf8");
		await writeFile(join(faces, name), picture.replace(/<style>.*?<\/style>/s, ""));
	}
}
