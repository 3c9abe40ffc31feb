import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectFiles } from "../../../supervisor/testing/import-graph.mjs";

/** What people say in Spain alone: the plural "you", and words with others in America. */
const OF_SPAIN = /vuestr|vosotr|los demás|móvil|ordenador|[a-z](áis|éis)\b/i;

test("Spanish words have no plural you, and none that are of Spain alone", () => {
	const lines = projectFiles()
		.filter((file) => file.startsWith("words/es/"))
		.flatMap((file) => readFileSync(file, "utf8").split("\n"));
	expect(lines.length).toBeGreaterThan(1000);
	expect(lines.filter((line) => OF_SPAIN.test(line))).toEqual([]);
});
