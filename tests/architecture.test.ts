import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PHASE } from "#game/phases/index.ts";
import { languages } from "../supervisor/build/words-plugin.mjs";
import { root } from "../supervisor/paths.mjs";
import { importsOf, loadedBy, projectFiles } from "../supervisor/testing/import-graph.mjs";
import { needsOf, testFiles, unitTests } from "../supervisor/testing/test-needs.mjs";

const FILES = projectFiles();
const TEXTS = FILES.filter(
	(file) => /\.(css|grit|html|mjs|md|mod|tsx?|ya?ml)$/.test(file) || dirname(file) === ".ci",
);
const SOURCES = FILES.filter((file) => /\.(tsx?|mjs)$/.test(file));
const FOLDERS =
	/^(workflows|activities|gateway|db|web|temporal-dev|supervisor|content|tests|docs|deploy|\.ci)(\/|$)/;

/** What an operator writes, which is not in the repository. */
const WRITTEN_BY_OPERATORS = ["deploy/.env"];

const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** A file's text with wrapped lines joined, so that a reference can span two comment lines. */
const joined = (file: string): string => read(file).replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ");

/** Everything in backticks, or behind a link, that reads as a path of the project. */
const pathsIn = (file: string) =>
	[...read(file).matchAll(/`([\w./-]+)`|\]\(([\w./-]+)\)/g)]
		.map(([, quoted, linked]) => quoted ?? linked ?? "")
		.filter((path) => FOLDERS.test(path) || /\.md$/.test(path))
		.filter((path) => !WRITTEN_BY_OPERATORS.includes(path))
		// A folder in capital letters stands for any.
		.filter((path) => !/(^|\/)[A-Z]+\//.test(path));

const DOCUMENTS = FILES.filter((file) => file.endsWith(".md"));

test.each(DOCUMENTS)("every path that %s names exists", (file) => {
	const exists = (path: string) =>
		existsSync(join(root, path)) || existsSync(join(root, dirname(file), path));
	expect(pathsIn(file).filter((path) => !exists(path))).toEqual([]);
});

/** Returns the anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, "")
		.replaceAll(" ", "-");

const anchorsIn = (file: string): string[] =>
	[...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

test.each(DOCUMENTS)("every link of %s to a heading leads to one", (file) => {
	const links = [...read(file).matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)];
	const lost = links.filter(([, path, anchor = ""]) => {
		const target = path ? join(dirname(file), path) : file;
		return !existsSync(join(root, target)) || !anchorsIn(target).includes(anchor);
	});
	expect(lost.map(([link]) => link)).toEqual([]);
});

test.each(DOCUMENTS)("no table of %s is cut in two", (file) => {
	const lines = read(file).split("\n");
	const isRow = (line = "") => line.startsWith("|");
	const isRule = (line = "") => /^\|[-:| ]+\|$/.test(line);
	const cut = lines.filter(
		(line, at) => isRow(line) && !isRow(lines[at - 1]) && !isRule(lines[at + 1]),
	);
	expect(cut).toEqual([]);
});

test("every file that ARCHITECTURE.md names without its folder exists", () => {
	const names = new Set(FILES.map((path) => basename(path)));
	const named = [...read("ARCHITECTURE.md").matchAll(/`([\w-]+\.(?:tsx?|mjs|md))`/g)].map(
		([, name]) => name ?? "",
	);
	expect(named.length).toBeGreaterThan(10);
	expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test("ARCHITECTURE.md names every folder of the project", () => {
	const paths = new Set(pathsIn("ARCHITECTURE.md"));
	for (const folder of [
		"workflows/game",
		"workflows",
		"activities",
		"gateway",
		"db",
		"web",
		"temporal-dev",
		"supervisor",
		"content",
		"tests",
	]) {
		expect(paths).toContain(folder);
	}
});

/** References to headings: the document, and the quoted headings that follow it. */
const REFERENCE = /(docs\/[\w-]+\.md)`?((?:(?:,| and)? "[^"]+")+)/g;

test("every heading of a document that is referred to exists", () => {
	const references = TEXTS.flatMap((file) =>
		[...joined(file).matchAll(REFERENCE)].flatMap(([, document = "", headings = ""]) =>
			[...headings.matchAll(/"([^"]+)"/g)].map(([, heading = ""]) => ({ file, document, heading })),
		),
	);
	expect(references.length).toBeGreaterThan(0);
	const missing = references.filter(
		({ document, heading }) =>
			!existsSync(join(root, document)) ||
			!read(document)
				.split("\n")
				.some((line) => line.replace(/^#+\s+/, "") === heading && line.startsWith("#")),
	);
	expect(missing).toEqual([]);
});

test("no file refers to a document outside the repository", () => {
	const foreign = [
		new RegExp(`\\b(?:${["rules", "gameplay", "look", "show", "design"].join("|")})\\.md\\b`),
		/(?<!docs\/|\]\([./\w]*|\[)\b(?:protocol|site)\.md\b/,
		/\bissue\s\d+/i,
		/\bthe\sissue\b/i,
	];
	const found = TEXTS.flatMap((file) =>
		read(file)
			.split("\n")
			.flatMap((line, i) =>
				foreign.some((name) => name.test(line)) ? [`${file}:${i + 1} ${line.trim()}`] : [],
			),
	);
	expect(found).toEqual([]);
});

/** Pictures, pages of the zine and migrations are not read one by one. */
const LARGE_FOLDERS = ["web/avatars", "web/emoji", "content/zine/pages", "db/migrations"];

/** Folders whose files are equals, which a reader scans like a list, and how many they may have. */
const FLAT_LISTS: Record<string, number> = {
	db: 25,
	supervisor: 24,
	"tests/db": 25,
	"tests/web": 24,
	...Object.fromEntries(languages().map((language) => [`words/${language}/game`, 40])),
};

test("no folder has more than 20 files", () => {
	const counts = new Map<string, number>();
	for (const folder of FILES.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
	const large = [...counts].filter(
		([folder, count]) => count > (FLAT_LISTS[folder] ?? 20) && !LARGE_FOLDERS.includes(folder),
	);
	expect(large).toEqual([]);
});

test("no screen and no page has more than 15 imports, because a part of it then lacks a name", () => {
	const importsIn = (file: string) =>
		read(file)
			.split("\n")
			.filter((line) => line.startsWith("import ")).length;
	const many = SOURCES.filter(
		(file) =>
			(file.startsWith("web/screens/") || file.startsWith("web/pages/")) && importsIn(file) > 15,
	);
	expect(many).toEqual([]);
});

test.each(Object.values(PHASE).map(({ name }) => name))(
	"the phase %s has a screen, a style and a test of its name",
	(phase) => {
		expect(FILES).toContain(`workflows/game/phases/${phase}.ts`);
		const named = (folder: string, end: string) =>
			FILES.filter((file) => file.startsWith(folder) && basename(file) === `${phase}${end}`);
		expect(named("web/screens/", ".tsx")).toHaveLength(1);
		expect(named("web/screens/", ".module.css")).toHaveLength(1);
		expect(named("tests/rules/phases/", ".test.ts")).toHaveLength(1);
	},
);

/** What Windows refuses as the name of a file or a folder, the first ones with any extension. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
const FORBIDDEN = /[<>:"|?*\\\p{Cc}]|[. ]$/u;
/** Windows allows 260 characters, including the folder of the clone. */
const LONGEST_PATH = 120;

const isWindowsPath = (path: string): boolean =>
	path.length <= LONGEST_PATH &&
	path.split("/").every((name) => !RESERVED.test(name) && !FORBIDDEN.test(name));

/** Returns the files and folders that have the name of another one but for its case. */
function sameButForCase(files: readonly string[]): string[] {
	const paths = new Set(
		files.flatMap((file) => file.split("/").map((_, i, names) => names.slice(0, i + 1).join("/"))),
	);
	const seen = new Set<string>();
	return [...paths].filter((path) => {
		const isSecond = seen.has(path.toLowerCase());
		seen.add(path.toLowerCase());
		return isSecond;
	});
}

test("Windows can check out every file", () => {
	const refused = ["a/nul.ts", "AUX", "com1.x.md", "a?b", "a\\b", "a.", "b /c", "x".repeat(121)];
	expect(refused.filter(isWindowsPath)).toEqual([]);
	expect(sameButForCase(["a/b.ts", "A/c.ts", "a/B.ts"])).toEqual(["A", "a/B.ts"]);
	expect(FILES.filter((file) => !isWindowsPath(file))).toEqual([]);
	expect(sameButForCase(FILES)).toEqual([]);
});

type Graph = Map<string, Set<string>>;

function addArrow(graph: Graph, from: string, to: string): void {
	const targets = graph.get(from) ?? new Set();
	graph.set(from, targets.add(to));
}

/** Returns whether a path of arrows leads from one node to another. */
function leads(graph: Graph, from: string, to: string, seen = new Set<string>()): boolean {
	if (from === to) return true;
	seen.add(from);
	return [...(graph.get(from) ?? [])].some(
		(next) => !seen.has(next) && leads(graph, next, to, seen),
	);
}

/** Returns the arrows that are part of a circle. */
const circlesIn = (graph: Graph): string[] =>
	[...graph].flatMap(([from, targets]) =>
		[...targets].filter((to) => leads(graph, to, from)).map((to) => `${from} -> ${to}`),
	);

const IMPORTS = SOURCES.flatMap((from) => importsOf(from).map((edge) => ({ from, ...edge })));

/** Scripted players may name each other's types. */
const mayCircle = (file: string) => file.startsWith("tests/");

test("no component loads by React's lazy, because parts that fail to load would take their page away", () => {
	const lazy = SOURCES.filter(
		(file) => file.startsWith("web/") && /\blazy\b[^;]*from "react"/.test(read(file)),
	);
	expect(lazy).toEqual([]);
});

test("no files import each other in a circle, also not for types outside the tests", () => {
	const graph: Graph = new Map();
	for (const { from, target, typeOnly } of IMPORTS)
		if (!typeOnly || !mayCircle(from)) addArrow(graph, from, target);
	expect(graph.get("workflows/game/reduce.ts")).toContain("workflows/game/limits.ts");
	expect(graph.get("workflows/game/room.ts")).toContain("workflows/game/status.ts");
	expect(circlesIn(graph)).toEqual([]);
});

/**
 * Returns the two folders beside each other that an import connects, or null. The files of a
 * folder itself belong to all folders in it, as what they share or as their entry.
 */
function siblings(from: string, to: string): [string, string] | null {
	const [a, b] = [dirname(from).split("/"), dirname(to).split("/")];
	const same = a.findIndex((name, i) => name !== b[i]);
	if (same < 0 || same >= b.length) return null;
	return [a.slice(0, same + 1).join("/"), b.slice(0, same + 1).join("/")];
}

test("no folders import each other in a circle, and at most one arrow runs up, for types", () => {
	const values: Graph = new Map();
	const types: Graph = new Map();
	for (const { from, target, typeOnly } of IMPORTS) {
		const pair = SOURCES.includes(target) ? siblings(from, target) : null;
		if (pair) addArrow(typeOnly ? types : values, ...pair);
	}
	expect(values.get("gateway")).toContain("workflows");
	expect(circlesIn(values)).toEqual([]);
	const up = [...types].flatMap(([from, targets]) =>
		[...targets].filter((to) => leads(values, to, from)).map((to) => `${from} -> ${to}`),
	);
	expect(up.length, up.join(", ")).toBeLessThanOrEqual(1);
});

test("the unit tests include all tests of the rules, and npm test prepares what the others need", () => {
	const units = unitTests();
	expect(testFiles().filter((file) => file.startsWith("tests/rules/"))).toEqual(
		units.filter((file) => file.startsWith("tests/rules/")),
	);
	expect(units).toContain("tests/architecture.test.ts");
	expect(needsOf(units)).toEqual(new Set());
	for (const file of testFiles()) {
		const own = [file, ...loadedBy(file)].filter((path) => path.startsWith("tests/"));
		const usesBuild = own.some((path) => /["'`]dist["'`/]/.test(read(path)));
		if (usesBuild && file !== "tests/architecture.test.ts")
			expect([...needsOf([file])], file).toContain("build");
		if (file.startsWith("tests/e2e/") && !file.startsWith("tests/e2e/engines/"))
			expect([...needsOf([file])], file).toEqual(
				expect.arrayContaining(["build", "chromium", "engine"]),
			);
	}
});
