import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StoryPictures } from "../../../../gateway/pictures/story-pictures.ts";

/** Counts its drawings in a file, and never ends the one of "hang". */
const PROGRAM = `
import { appendFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ title }) => {
	appendFileSync(new URL("drawn", import.meta.url), title + "\\n");
	while (title === "hang");
	parentPort.postMessage(new TextEncoder().encode("picture of " + title));
});
`;

let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "plotluck-pictures-"));
	await writeFile(join(folder, "package.json"), '{ "type": "module" }');
	await writeFile(join(folder, "draw.js"), PROGRAM);
	await writeFile(join(folder, "general.png"), "general");
});
afterAll(() => rm(folder, { recursive: true }));

const story = (title: string) => ({
	...{ title, best_line: "A line.", mature: false },
	...{ captain: { sprite_id: 1 }, parts: [] },
});
const drawings = async (title: string) =>
	(await readFile(join(folder, "drawn"), "utf8")).split("\n").filter((one) => one === title).length;

test("a drawing that hangs gets the general picture, and the next one another thread", async () => {
	const pictures = new StoryPictures(folder, 2_000);
	const [hung, waited] = await Promise.all([
		pictures.of(story("hang")),
		pictures.of(story("after it")),
	]);
	expect(String(hung)).toBe("general");
	expect(["general", "picture of after it"]).toContain(String(waited));
	expect(String(await pictures.of(story("later")))).toBe("picture of later");
});

test("a picture is drawn once, however many links show it, and a failed one again", async () => {
	const pictures = new StoryPictures(folder, 10_000);
	const before = await drawings("same");
	const all = await Promise.all(Array.from({ length: 20 }, () => pictures.of(story("same"))));
	all.push(await pictures.of(story("same")));
	expect(new Set(all.map(String))).toEqual(new Set(["picture of same"]));
	expect(await drawings("same")).toBe(before + 1);
	expect(String(await pictures.of(story("other")))).toBe("picture of other");
});
