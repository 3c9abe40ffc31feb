import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { languages } from "../../supervisor/build/words-plugin.mjs";
import { buildTarget, floor } from "../../supervisor/lint/browsers/floor.mjs";
import { missingInScript } from "../../supervisor/lint/browsers/scripts.mjs";
import { missingInStyles } from "../../supervisor/lint/browsers/styles.mjs";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("the browsers of the floor", () => {
	it("are the targets of the build", () => {
		expect(buildTarget()).toEqual(["chrome111", "edge111", "firefox128", "safari16.4", "ios16.4"]);
	});

	it("are named in the note that older ones show, and in the README", () => {
		const names = { chrome: "Chrome", edge: "Edge", firefox: "Firefox", safari: "Safari" };
		const notes = languages().map((language) => read(`words/${language}/document.ts`));
		const texts = [...notes, read("README.md")].map((text) =>
			text.replace(/Chrome.{1,6}Edge 111/, "Chrome 111, Edge 111"),
		);
		for (const [name, version] of floor()) {
			const shown = names[name as keyof typeof names];
			if (shown === undefined) continue;
			for (const text of texts) expect(text).toContain(`${shown} ${version}`);
		}
	});
});

describe("the check of scripts finds", () => {
	it.each([
		[
			"a method of an object that it does not know",
			"a.checkVisibility()",
			"Element.checkVisibility",
		],
		["a function of a class", "URL.canParse(a)", "URL.canParse"],
		["a function of a built-in", "Array.fromAsync(a)", "Array.fromAsync"],
		["a member that is taken apart", "const { checkVisibility: b } = a", "Element.checkVisibility"],
		["a member of the browser", "navigator.share(a)", "Navigator.share"],
		["a class", "new CloseWatcher()", "CloseWatcher"],
		["a flag of a regular expression", "/[a--b]/v", "RegExp.unicodeSets"],
		["a pattern", "/(?i:a)/", "RegExp modifier"],
		["a pattern in a text", 'new RegExp("(?-i:a)")', "RegExp modifier"],
		["a pattern in a template", "RegExp(`(?i:a)`)", "RegExp modifier"],
	])("%s", (_, code, feature) => {
		expect([...missingInScript(code)]).toEqual([feature]);
	});

	it("nothing that all of them have, or that is the page's own", () => {
		const code = `
			/(?<=a)b/u.test(c); [].toSorted(); AbortSignal.timeout(1); structuredClone(c);
			game.format; game.results; ({ checkVisibility: 1 }); new Intl.Segmenter("en");
			new ClipboardItem({}); element.animate([], 1); const CloseButton = 1;
		`;
		expect([...missingInScript(code)]).toEqual([]);
	});
});

describe("the check of styles finds", () => {
	it.each([
		["a property", "a { field-sizing: content }", "field-sizing"],
		["a value", "a { width: stretch }", "width: stretch"],
		["a function", "a { color: light-dark(red, blue) }", "light-dark("],
		["a rule", "@starting-style { a { color: red } }", "@starting-style"],
		["a selector", "a:has-slotted { color: red }", ":has-slotted"],
		["nesting", "a { & b { color: red } }", "nesting"],
	])("%s", (_, code, feature) => {
		expect([...missingInStyles(code)]).toContain(feature);
	});

	it("nothing that all of them have, or that is asked for first", () => {
		const code = `
			@layer base { a:has(b)::before { height: 100dvh; inset: 0; -webkit-touch-callout: none } }
			@container (width > 3px) { p { font-size: 3cqi; color: color-mix(in srgb, red, blue) } }
			@supports (field-sizing: content) { a { field-sizing: content } }
		`;
		expect([...missingInStyles(code)]).toEqual([]);
	});
});

/** The node types of ES5, except statements that the script has no use for. */
const ES5 =
	/^(Program|(Expression|Block|If|Return|Try)Statement|CatchClause|Function(Expression|Declaration)|Variable(Declaration|Declarator)|(Call|Member|New|Assignment|Binary|Logical|Unary|Conditional|Array|Object)Expression|Property|Identifier|Literal)$/;

it.each(["first-paint.js", "too-old.js"])("%s can be read by browsers of any age", (script) => {
	const others: string[] = [];
	JSON.stringify(parseAst(read(`web/public/${script}`)), (_, value) => {
		const { type, kind, optional, param, shorthand, method, computed } = value ?? {};
		const newer = optional || shorthand || method || (type === "Property" && computed);
		const old =
			typeof type !== "string" ||
			(ES5.test(type) && !newer && /^(var|init)$/.test(kind ?? "var") && param !== null);
		if (!old) others.push(`${type} ${kind ?? ""}`);
		return value;
	});
	expect(others).toEqual([]);
});
