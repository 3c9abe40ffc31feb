import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse } from "postcss";
import { describe, expect, it } from "vitest";

const web = join(import.meta.dirname, "../../web");
const files = readdirSync(web, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(join(web, file), "utf8");
const modules = files.filter((file) => file.endsWith(".module.css"));
const scripts = files
	.filter((file) => /\.tsx?$/.test(file))
	.map((file) => ({ file, text: read(file) }));

/** Every class that a module's selectors name, as scripts read it: `own-part` is `ownPart`. */
function classesOf(module: string): Set<string> {
	const css = read(module).replace(/\/\*.*?\*\//gs, "");
	const selectors = [...css.matchAll(/([^{};]+)\{/g)]
		.map(([, selector = ""]) => selector.trim().replace(/:global\([^()]*\)/g, ""))
		.filter((selector) => !selector.startsWith("@"));
	const names = selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
	return new Set(
		names.map((name) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())),
	);
}

interface Use {
	file: string;
	module: string;
	/** The class; empty for one that is not named in the script. */
	name: string;
}

/** Every place where a script reads a class of a module. */
const uses = scripts.flatMap(({ file, text }) =>
	[...text.matchAll(/^import (\w+) from "(.+\.module\.css)";$/gm)].flatMap(
		([, local = "", path = ""]): Use[] => {
			const module = join(dirname(file), path);
			const rest = text.replace(/^import .*?$|\/\*.*?\*\/|\/\/ .*?$/gms, "");
			return [...rest.matchAll(new RegExp(`(?<![\\w.])${local}\\b(?:\\.(\\w+))?`, "g"))].map(
				([, name = ""]) => ({ file, module, name }),
			);
		},
	),
);

/** Small looks that belong to no component. */
const COMMON = "parts/common.module.css";

/** The names of windows (supervisor/build/styles-plugin.mjs). */
const WINDOWS = "styles/windows.css";

/** The layer of a folder's styles. The first entry whose folder fits counts. */
const LAYERS: [folder: RegExp, layer: string][] = [
	[new RegExp(`^${COMMON}$`), "base"],
	[
		/^(parts\/story|screens\/(frame|host|next-round|share|sparks|story|round-table|waiting))\//,
		"shared",
	],
	[/^parts\//, "parts"],
	[/^pages\/[^/]+$/, "shared"],
	[/^(doodle|exports|messages|pages|scenes|screens|tv)\//, "screens"],
];

describe("the styles", () => {
	it("are read by the names that their modules have", () => {
		expect(uses.length).toBeGreaterThan(300);
		expect(uses.filter(({ module, name }) => !classesOf(module).has(name))).toEqual([]);
	});

	it("have no class without a component", () => {
		const worn = new Set(uses.map(({ module, name }) => `${module} ${name}`));
		expect(
			modules
				.flatMap((module) => [...classesOf(module)].map((name) => `${module} ${name}`))
				.filter((wearable) => !worn.has(wearable)),
		).toEqual([]);
	});

	it("are named by modules only, never by a string", () => {
		expect(
			scripts
				.filter(({ text }) => /className(=| = )["'{]?["'`]/.test(text))
				.map(({ file }) => file),
		).toEqual([]);
	});

	it("are in the folder of the component that has them; outside styles/ there are modules only", () => {
		expect(
			files.filter((file) => /\.css$/.test(file) && !/^styles\/|\.module\.css$/.test(file)),
		).toEqual([]);
		const homes = uses.map(({ file, module }) => `${dirname(file)} ${module}`);
		const alone = modules.filter((module) => !homes.includes(`${dirname(module)} ${module}`));
		expect(alone.filter((module) => module !== COMMON)).toEqual([]);
	});

	it("lie in the layer of their folder, so that no order of loading matters", () => {
		const wrong = modules.filter((module) => {
			const [, layer] = LAYERS.find(([folder]) => folder.test(module)) ?? [];
			return !new RegExp(`^@layer ${layer} \\{\\n(\\t.*\\n|\\n)*\\}\\n$`).test(read(module));
		});
		expect(wrong).toEqual([]);
	});

	it("give scrolling areas their own scrollbars, and set none elsewhere", () => {
		const scrolling = new Map<string, string>();
		const idle: string[] = [];
		for (const file of files.filter((name) => name.endsWith(".css")))
			parse(read(file)).walkRules((rule) => {
				const of = (property: string): string =>
					rule.nodes.find((node) => node.type === "decl" && node.prop === property)?.toString() ??
					"";
				const name = `${file} ${rule.selector}`;
				if (/auto|scroll/.test(of("overflow"))) scrolling.set(name, of("scrollbar-color"));
				else if (of("scrollbar-color") !== "") idle.push(name);
			});
		// The colours are inherited.
		expect(idle).toEqual(["styles/base.css html"]);
		expect(scrolling.get("parts/page/dialog.module.css .dialog")).toContain("--ink-2");
		expect(scrolling.get("tv/tv.module.css .tv")).toContain("--stage-ink");
	});

	it("name each window that they or scripts ask for, in one file", () => {
		const named = /^@custom-media (--[\w-]+) ([^;]+);/gm;
		const windows = new Map(
			[...read(WINDOWS).matchAll(named)].map(([, name = "", condition = ""]) => [name, condition]),
		);
		const sheets = files.filter((file) => file.endsWith(".css") && file !== WINDOWS);
		const queries = sheets.flatMap((file) =>
			[...read(file).matchAll(/@(?:media|container) ([^{]+)/g)].map(([, query = ""]) => ({
				file,
				query,
			})),
		);
		expect(queries.filter(({ query }) => /width|height/.test(query))).toEqual([]);
		const used = queries.flatMap(({ query }) => query.match(/--[\w-]+/g) ?? []);
		expect([...new Set(used)].sort()).toEqual([...windows.keys()].sort());
		const asked = scripts.flatMap(({ text }) =>
			[...text.matchAll(/"(?:not )?(\((?:min|max)-(?:width|height)[^"]+)"/g)].map(([, q]) => q),
		);
		expect(asked).toHaveLength(2);
		expect([...windows.values()]).toEqual(expect.arrayContaining(asked));
	});

	it("are ordered by the first sheet of the page", () => {
		const first = /<link rel="stylesheet" href="(.+?)"/.exec(read("index.html"))?.[1] ?? "";
		expect(basename(first)).toBe("base.css");
		expect(
			read(first)
				.replace(/\/\*.*?\*\//gs, "")
				.trim(),
		).toMatch(/^@layer base, parts, shared, screens;/);
	});
});
