import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const HERE = import.meta.dirname;
const WEB = join(HERE, "..", "..", "web");

/** Where the pictures are that a page names as FOLDER/NAME. */
const PICTURES = new Map([
	["avatars", join(WEB, "avatars")],
	["emoji", join(WEB, "emoji")],
	["grounds", join(HERE, "grounds")],
	["scenes", join(HERE, "scenes")],
]);

/**
 * Returns the pages of the zine (docs/site.md "Zine") in the order of their files. Throws for a
 * picture that does not exist.
 * @returns {{page: number, pages: number, title: string, html: string}[]}
 */
export function zinePages() {
	const inside = pictureReader();
	const files = readdirSync(join(HERE, "pages")).sort();
	return files.map((file, page) => {
		const text = readFileSync(join(HERE, "pages", file), "utf8");
		const { title = "", leaf = "" } =
			/^<title>(?<title>.+)<\/title>\n(?<leaf>.+)\n$/s.exec(text)?.groups ?? {};
		const html = leaf
			// A line break before a tab is for people who edit the file.
			.replace(/\n\t+/g, "")
			.replace(/<use (?:id="(\w+)" )?href="(\w+)\/([\w-]+)"\/>/g, (_, id, folder, name) =>
				// A page may show an avatar twice, so the ids in it begin with that of its place.
				inside(folder, name).replace(/(id="|href="#|url\(#)/g, `$1${id}-`),
			);
		return { page, pages: files.length, title, html };
	});
}

/** Returns a function for the content of a picture, without blinking, because the zine is printed. */
function pictureReader() {
	/** @type {Map<string, string>} */
	const read = new Map();
	return (/** @type {string} */ folder, /** @type {string} */ name) => {
		const path = join(PICTURES.get(folder) ?? "", `${name}.svg`);
		const inside =
			read.get(path) ??
			readFileSync(path, "utf8")
				.replace(/^<svg[^>]*>|<\/svg>\s*$|<style>.*?<\/style>/gs, "")
				.replace(/ style="animation-delay:[^"]*"/g, "")
				.replace(/>\s+</g, "><")
				.trim();
		read.set(path, inside);
		return inside;
	};
}

/**
 * Writes each page into the folder as PAGE.json, from 0.
 * @param {string} folder
 */
export async function writeZine(folder) {
	await mkdir(folder, { recursive: true });
	for (const page of zinePages())
		await writeFile(join(folder, `${page.page}.json`), JSON.stringify(page));
}
