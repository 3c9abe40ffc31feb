import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { THEMES } from "#game/catalogue.ts";
import {
	AVAILABLE_THEMES,
	COLOUR_TOKENS,
	type ColourToken,
	SHAPE_TOKENS,
	themeOf,
} from "../../web/device/themes.ts";

const css = readFileSync(new URL("../../web/styles/tokens.css", import.meta.url), "utf8").replace(
	/\/\*.*?\*\//gs,
	"",
);
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
	selector: selector.trim(),
	tokens: Object.fromEntries(
		[...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
			name,
			value.trim(),
		]),
	),
}));

const tokensOf = (theme: string): Record<string, string> =>
	Object.assign(
		{},
		...blocks
			.filter(({ selector }) => selector.includes(`[data-theme="${theme}"]`))
			.map(({ tokens }) => tokens),
	);

type Rgb = [number, number, number];

function rgbOf(value: string): Rgb {
	const hex = /^#([0-9a-f]{6})$/i.exec(value)?.[1];
	if (!hex) throw new Error(`${value} is no opaque hex colour`);
	// three pairs of digits
	return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

function luminance(value: string): number {
	const [r, g, b] = rgbOf(value).map((part) => {
		const c = part / 255;
		return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
	}) as Rgb;
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
	const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

/** The pairs of a text colour and its background. */
const TEXT: [ColourToken, ColourToken][] = [
	["ink", "paper"],
	["ink", "paper-2"],
	["ink", "paper-3"],
	["ink", "sky"],
	["ink-2", "paper"],
	["ink-2", "paper-2"],
	["ink-2", "paper-3"],
	["hot-ink", "hot"],
	["marker-ink", "marker"],
	["paper-2", "good"],
];

/** The pairs of colours that must differ: outlines, filled controls, focus, state marks. */
const CONTROLS: [ColourToken, ColourToken][] = [
	["line", "paper"],
	["line", "paper-2"],
	["line", "paper-3"],
	["hot", "paper"],
	["hot", "paper-2"],
	["good", "paper-2"],
	["good", "paper"],
];

describe("the themes", () => {
	it("have the numbers and names of the wire", () => {
		expect(THEMES.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, id) => id));
		expect(THEMES.map(({ name }) => name).join(" ")).toBe(
			"classic noir sparkle neon blue nineties petal blood worm goth hacker winter",
		);
	});

	it("fall back to classic for a number that cannot be worn", () => {
		expect(themeOf(1).name).toBe("noir");
		for (const id of [-1, 12, 99, Number.NaN]) expect(themeOf(id).name).toBe("classic");
	});

	it("share shapes and faces that are all given", () => {
		const root = Object.assign(
			{},
			...blocks.filter(({ selector }) => selector.startsWith(":root")).map(({ tokens }) => tokens),
		);
		expect(SHAPE_TOKENS.filter((token) => !root[token])).toEqual([]);
	});

	it("name no colour that the typed list does not have", () => {
		const known: string[] = [...COLOUR_TOKENS, ...SHAPE_TOKENS];
		expect(
			blocks.flatMap(({ tokens }) => Object.keys(tokens)).filter((token) => !known.includes(token)),
		).toEqual([]);
	});
});

describe.each(AVAILABLE_THEMES.map(({ name }) => name))("the theme %s", (name) => {
	const tokens = tokensOf(name);

	it("gives every colour, as hex, rgb or hsl", () => {
		expect(
			COLOUR_TOKENS.filter(
				(token) => !/^(#[0-9a-f]{6}|(rgb|hsl)a?\([\d.,% ]+\))$/i.test(tokens[token] ?? ""),
			),
		).toEqual([]);
	});

	it.each(TEXT)("writes %s on %s readably", (text, ground) => {
		expect(contrast(tokens[text] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
	});

	it.each(CONTROLS)("tells %s from %s", (mark, ground) => {
		expect(contrast(tokens[mark] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(3);
	});
});
