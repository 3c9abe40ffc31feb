import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { THEMES } from "#game/catalogue.ts";
import { needed, readWebFiles } from "../../../supervisor/build/web-files.mjs";
import { languages } from "../../../supervisor/build/words-plugin.mjs";
import { sheetOf } from "../../../web/device/themes.ts";
import { ROUTES } from "../../../web/routes.tsx";
import { DIST } from "../../support/dist.ts";

/** Gzipped bytes of JavaScript. */
const FIRST_LIMIT = 92_000;
const PAGE_LIMIT = 41_000;
const IN_PLAY_LIMIT = 30_000;

const WEB = join(DIST, "web");
const files = await readWebFiles(WEB);
/** Returns the document of a language. */
const documentIn = (language: string): string =>
	readFileSync(
		join(WEB, language === "en" ? "index.html" : `.vite/index.${language}.html`),
		"utf8",
	);
const index = documentIn("en");
/** Returns the scripts that a document loads. */
const scriptsOf = (html: string) =>
	new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path]) => path ?? ""));

const size = (paths: Iterable<string>): number =>
	[...paths].reduce(
		(sum, path) => sum + gzipSync(readFileSync(join(WEB, path)), { level: 9 }).length,
		0,
	);
const without = (paths: Set<string>, others: Set<string>) =>
	new Set([...paths].filter((path) => !others.has(path)));

const [, firstSheet = ""] = /<link rel="stylesheet" crossorigin href="\/([^"]+)"/.exec(index) ?? [];
const first = scriptsOf(index);

test.each(languages())(
	`what the document in %s loads has at most ${FIRST_LIMIT} bytes`,
	(language) => {
		const scripts = scriptsOf(documentIn(language));
		// A script that only the browser finds would not be counted.
		for (const path of needed(files, "index.html")) expect(scripts).toContain(path);
		expect(size(scripts)).toBeLessThanOrEqual(FIRST_LIMIT);
	},
);

const built = join(WEB, ".vite");
/** Returns the texts of the documents, or of what makes the markup of pages. */
const textsOf = (ending: RegExp) =>
	readdirSync(built, { recursive: true, encoding: "utf8" })
		.filter((name) => ending.test(name))
		.map((name) => readFileSync(join(built, name), "utf8"));

test("the server makes pages without the development build of React, which takes four times as long", () => {
	const makers = textsOf(/\.mjs$/);
	expect(makers.some((text) => text.includes("react-dom"))).toBe(true);
	expect(makers.filter((text) => text.includes("NODE_ENV"))).toEqual([]);
});

test("all files that documents and the markup of pages name are of this build", () => {
	const texts = textsOf(/\.(html|mjs)$/);
	const named = texts.flatMap((text) => [...text.matchAll(/"\/(assets\/[\w.-]+)"/g)]);
	const { files: words } = JSON.parse(readFileSync(join(built, "words.json"), "utf8"));
	// The folder has files of former builds too.
	const known = new Set([
		...Object.values(files).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
		...Object.values<Record<string, string>>(words).flatMap((own) =>
			Object.values(own).map((path) => path.slice(1)),
		),
	]);
	const names = new Set(named.map(([, path = ""]) => path));
	expect(names.size).toBeGreaterThan(100);
	expect([...names].filter((path) => !known.has(path))).toEqual([]);
});

const pages = Object.keys(files).filter((source) => /^pages\/.*\.tsx?$/.test(source));

test("every route but home is a file of its own", () => {
	expect(pages.length).toBeGreaterThan(10);
	const home = needed(files, "index.html");
	for (const page of pages) expect(home).not.toContain(files[page]?.file);
});

test.each(pages)(`%s adds at most ${PAGE_LIMIT} bytes`, (page) => {
	expect(size(without(needed(files, page), first))).toBeLessThanOrEqual(PAGE_LIMIT);
});

test(`the screens of a room add at most ${IN_PLAY_LIMIT} bytes to its lobby`, () => {
	const lobby = new Set([
		...first,
		...needed(files, "pages/game/game.tsx"),
		...needed(files, "screens/lobby/lobby.tsx"),
	]);
	expect(size(without(needed(files, "screens/in-play.ts"), lobby))).toBeLessThanOrEqual(
		IN_PLAY_LIMIT,
	);
});

test(`the evening as a book adds at most ${PAGE_LIMIT} bytes to the results, which no page loads before`, () => {
	const book = "exports/book/make-book.ts";
	const results = new Set([
		...first,
		...needed(files, "screens/in-play.ts"),
		...needed(files, "screens/read-vote/read-vote.tsx"),
		...needed(files, "screens/results/results.tsx"),
	]);
	expect(size(without(needed(files, book), results))).toBeLessThanOrEqual(PAGE_LIMIT);
	for (const page of ["index.html", "screens/in-play.ts", ...pages])
		expect(needed(files, page), page).not.toContain(files[book]?.file);
});

test("the code for films loads only when a film is made", () => {
	const results = [
		"screens/in-play.ts",
		"screens/read-vote/read-vote.tsx",
		"screens/results/results.tsx",
	];
	for (const film of ["exports/film/encode.ts", "exports/film/make-film.ts"]) {
		expect(files[film]?.file).toBeDefined();
		for (const page of ["index.html", ...results, ...pages])
			expect(needed(files, page), page).not.toContain(files[film]?.file);
	}
});

test("the document of every late page names what the page needs", () => {
	const { preloads } = JSON.parse(readFileSync(join(WEB, ".vite", "preloads.json"), "utf8"));
	const tags = preloads.en;
	const others = ["/", "*", "/dev/scenes"];
	const late = ROUTES.map(({ path }) => path).filter((path) => !others.includes(path));
	expect(Object.keys(tags).sort()).toEqual([...late].sort());
	expect(tags["/howtoplay"]).toMatch(
		/modulepreload[^>]*text-page-.*modulepreload[^>]*words-en-texts-how-to-play-/,
	);
	expect(tags["/play/join"]).toMatch(/stylesheet[^>]*join-.*modulepreload[^>]*join-/);
	for (const path of first) expect(Object.values(tags).join()).not.toContain(path);
});

test.each(languages())(
	"the document in %s knows where all words are, and loads the first",
	(language) => {
		const { files: words, imports } = JSON.parse(
			readFileSync(join(WEB, ".vite", "words.json"), "utf8"),
		);
		const html = readFileSync(
			join(WEB, language === "en" ? "index.html" : `.vite/index.${language}.html`),
			"utf8",
		);
		const [, map = "{}"] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
		const known: Record<string, string> = JSON.parse(map).imports;
		expect(known).toEqual(words[language]);
		const wanted = new Set<string>(Object.values<string[]>(imports).flat());
		expect([...wanted].filter((id) => known[id] === undefined)).toEqual([]);
		for (const address of Object.values(known)) readFileSync(join(WEB, address));
		// Browsers ignore a map that comes after a module.
		expect(html.indexOf("importmap")).toBeLessThan(html.indexOf("modulepreload"));
		expect(html).toContain(`<html lang="${language}"`);
		expect(html).not.toContain("{{");
		const late = wordsIn(needed(files, "index.html"), imports).filter(
			(id) => !html.includes(`<link rel="modulepreload" crossorigin href="${known[id]}">`),
		);
		expect(late).toEqual([]);
	},
);

const wordsIn = (paths: Iterable<string>, imports: Record<string, string[]>): string[] =>
	[...paths].flatMap((path) => imports[path] ?? []);

test("both fonts of the first page load beside its style sheets", () => {
	const fonts = [...index.matchAll(/<link rel="preload" as="font"[^>]*href="\/([^"]+)"/g)];
	expect(fonts.map(([, path]) => path?.replace(/-.{7}\.woff2$/, "")).sort()).toEqual([
		"assets/atkinson-hyperlegible-next-latin-wght-normal",
		"assets/lilita-one-latin-400-normal",
	]);
});

test("texts are compressed at the build", () => {
	for (const path of needed(files, "index.html")) {
		const sizes = ["", ".gz", ".br"].map((end) => readFileSync(join(WEB, path + end)).length);
		expect([path, ...sizes]).toEqual([path, ...sizes.toSorted((a, b) => b - a)]);
	}
});

test("the sheet of every supporters' theme is a file of its own, under the name that first-paint.js knows", () => {
	for (const theme of THEMES) {
		const sheet = sheetOf(theme);
		if (sheet === null) continue;
		expect(readFileSync(join(WEB, sheet), "utf8")).toContain(`[data-theme=${theme.name}]`);
		expect(readFileSync(join(WEB, firstSheet), "utf8")).not.toContain(`[data-theme=${theme.name}]`);
	}
});
