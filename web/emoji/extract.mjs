// biome-ignore-start lint/style/noRestrictedImports: run by hand with Node; no page imports it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// biome-ignore-end lint/style/noRestrictedImports: see above.

/*
 * Writes the pictures this folder holds: `node web/emoji/extract.mjs`.
 * The set is 9 MB, the game needs a few of its 3,145 pictures: so these are kept here, one file
 * each,
 * and the build has no part of the set to read. To add one, name it here (left our word, right the
 * set's) and run again.
 */
const PICTURES = {
	pray: "folded-hands",
	poop: "pile-of-poo",
	zany: "zany-face",
	heart: "red-heart",
	fire: "fire",
	laugh: "face-with-tears-of-joy",
	star: "star",
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

/**
 * The pictures as the set has them: file name to text. Throws when the set lacks one.
 * @returns {Record<string, string>}
 */
export function extract() {
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
	return Object.fromEntries(Object.entries(PICTURES).map(picture));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const [file, text] of Object.entries(extract()))
		writeFileSync(new URL(file, import.meta.url), text);
}
