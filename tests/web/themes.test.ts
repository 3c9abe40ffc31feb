import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { THEMES } from "#game/catalogue.ts";
import {
	COLOUR_TOKENS,
	type ColourToken,
	MOTIF_TOKENS,
	SHAPE_TOKENS,
	sheetOf,
	shownTheme,
	themeOf,
} from "../../web/device/themes.ts";

const styles = new URL("../../web/styles/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, styles), "utf8");
const sheets = readdirSync(new URL("themes", styles)).filter((file) => file.endsWith(".css"));
const withoutComments = (sheet: string) => sheet.replace(/\/\*.*?\*\//gs, "");
const css = ["tokens.css", ...sheets.map((file) => `themes/${file}`)]
	.map((file) => withoutComments(read(file)))
	.join("\n");
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
	selector: selector.trim(),
	tokens: Object.fromEntries(
		[...body.matchAll(/--([\w-]+):\s*((?:"[^"]*"|[^;"])+);/g)].map(([, name = "", value = ""]) => [
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
	["stage-ink", "stage"],
];

/** How opaque the spotlight is (web/screens/story/stage.module.css). */
const SPOT = 0.34;

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

	it("follow the device until one is chosen, and so does the first paint", () => {
		expect([shownTheme(null, true).name, shownTheme(null, false).name]).toEqual([
			"noir",
			"classic",
		]);
		expect([shownTheme(0, true).name, shownTheme(1, false).name]).toEqual(["classic", "noir"]);
		const script = readFileSync(
			new URL("../../web/public/first-paint.js", import.meta.url),
			"utf8",
		);
		for (const dark of [true, false])
			for (const kept of [null, ...THEMES.map(({ id }) => `${id}`), "99", "a ghost", "at"]) {
				let shown = "";
				const written: string[] = [];
				runInNewContext(script, {
					matchMedia: () => ({ matches: dark }),
					localStorage: { getItem: () => kept },
					document: {
						documentElement: {
							setAttribute(_: string, value: string) {
								shown = value;
							},
						},
						write: (tag: string) => written.push(tag),
					},
				});
				const theme = shownTheme(kept === null ? null : Number(kept), dark);
				expect(shown, `${kept} ${dark}`).toBe(theme.name);
				const sheet = sheetOf(theme);
				expect(written).toEqual(sheet ? [`<link rel="stylesheet" href="${sheet}">`] : []);
			}
	});

	it("have a sheet each, except for the free ones", () => {
		const wanted = THEMES.map(sheetOf).filter((address) => address !== null);
		expect(sheets.map((file) => `/styles/themes/${file}`).sort()).toEqual(wanted.sort());
		for (const file of sheets)
			expect(
				withoutComments(read(`themes/${file}`))
					.match(/[^{}]+(?=\{)/g)
					?.map((s) => s.trim()),
			).toEqual([`[data-theme="${file.slice(0, -4)}"]`]);
	});

	it("name pictures that exist and that the build can put into the sheet", () => {
		const pictures = [...css.matchAll(/url\("(.+?)"\)/g)].map(([, path = ""]) => `themes/${path}`);
		expect(pictures.length).toBeGreaterThan(10);
		for (const picture of pictures) expect(read(picture).length, picture).toBeLessThan(1024);
	});

	it("share shapes, faces and motifs that are all given", () => {
		const root = Object.assign(
			{},
			...blocks.filter(({ selector }) => selector.includes(":root")).map(({ tokens }) => tokens),
		);
		expect([...SHAPE_TOKENS, ...MOTIF_TOKENS].filter((token) => !root[token])).toEqual([]);
	});

	it("name no token that the typed list does not have", () => {
		const known: string[] = [...COLOUR_TOKENS, ...SHAPE_TOKENS, ...MOTIF_TOKENS];
		expect(
			blocks.flatMap(({ tokens }) => Object.keys(tokens)).filter((token) => !known.includes(token)),
		).toEqual([]);
	});
});

describe.each(THEMES.map(({ name }) => name))("the theme %s", (name) => {
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

	it("writes on the stage readably under the spotlight too", () => {
		const mixed = rgbOf(tokens.stage ?? "").map((part, i) =>
			Math.round(part * (1 - SPOT) + (rgbOf(tokens.marker ?? "")[i] ?? 0) * SPOT),
		);
		const lit = `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
		expect(contrast(tokens["stage-ink"] ?? "", lit)).toBeGreaterThanOrEqual(4.5);
	});

	it("has only the colours that the picture export reads: hex, rgb and hsl", () => {
		const all = Object.values(tokens).join(" ");
		expect(all.match(/\b(oklch|oklab|lch|lab|hwb|color|color-mix|light-dark)\(/g)).toBeNull();
	});

	it("has readable texts on the printed page and in the header", () => {
		const [, picture] = /url\("(.+?)"\)/.exec(tokens.texture ?? "") ?? [];
		const printed = picture ? read(`themes/${picture}`) : (tokens.texture ?? "");
		const grounds: string[] = printed.match(/#[0-9a-f]{6}\b/gi) ?? [];
		if (tokens.bar) grounds.push(tokens.bar);
		for (const ground of grounds)
			for (const text of ["ink", "ink-2"])
				expect(contrast(tokens[text] ?? "", ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(
					4.5,
				);
	});

	it.each(CONTROLS)("tells %s from %s", (mark, ground) => {
		expect(contrast(tokens[mark] ?? "", tokens[ground] ?? "")).toBeGreaterThanOrEqual(3);
	});
});
