// biome-ignore-start lint/style/noRestrictedImports: this is a script; no page imports it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

// biome-ignore-end lint/style/noRestrictedImports: see above.

/*
 * `node web/emoji/extract.mjs` writes the pictures of this folder.
 * They are kept here because the whole set has 3,145 pictures (9 MB) and the build needs few.
 * To add one, add a line here (our name, then the name in the set) and run the script. Those of
 * reactions are in their table.
 */
const PICTURES = {
	writing: "writing-hand",
	asleep: "zzz",
	check: "check-mark-button",
	trophy: "trophy",
	party: "party-popper",
	eyes: "eyes",
	lock: "locked",
	link: "link",
	loud: "speaker-high-volume",
	muted: "muted-speaker",
	hourglass: "hourglass-not-done",
	book: "open-book",
	door: "door",
	wave: "waving-hand",
	"broken-heart": "broken-heart",
	skull: "skull",
};

const TABLE = new URL("../../workflows/game/points/reactions.ts", import.meta.url);

/**
 * Returns the text of each picture by its file name. Throws if the set does not have a picture.
 * @returns {Promise<Record<string, string>>}
 */
export async function extract() {
	const { module } = await runnerImport(fileURLToPath(TABLE));
	const reactions = Object.entries(module.REACTIONS).map(([name, { picture }]) => [name, picture]);
	const set = JSON.parse(
		readFileSync(
			fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji-flat/icons.json")),
			"utf8",
		),
	);
	const picture = ([name, original]) => {
		const icon = set.icons[original];
		if (!icon)
			throw new Error(`The emoji set has no picture "${original}", wanted for ${name}.svg.`);
		const box = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
		return [
			`${name}.svg`,
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${name}">${icon.body}</svg>\n`,
		];
	};
	return Object.fromEntries([...reactions, ...Object.entries(PICTURES)].map(picture));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const [file, text] of Object.entries(await extract()))
		writeFileSync(new URL(file, import.meta.url), text);
}
