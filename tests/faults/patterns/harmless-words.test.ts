import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockedWord } from "#game/names/block-list.ts";
import { LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { root } from "../../../supervisor/paths.mjs";

const linesIn = (folder: string): string[] =>
	readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory()
			? linesIn(`${folder}/${entry.name}`)
			: readFileSync(join(root, folder, entry.name), "utf8").split("\n"),
	);

test.each([
	...LANGUAGE_TAGS.flatMap((tag) => [`words/${tag}`, `db/seeds/${tag}`]),
	"workflows/game/names/fallback",
])("nothing in %s is blocked", (folder) => {
	const lines = [...new Set(linesIn(folder))];
	expect(lines.length).toBeGreaterThan(100);
	expect(lines.filter(blockedWord)).toEqual([]);
});
