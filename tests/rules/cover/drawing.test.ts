import { expect, test } from "vitest";
import { type CoverStroke, drawingText, readDrawing } from "#game/cover/drawing.ts";
import { coverSvg } from "#game/cover/picture.ts";
import { LIMITS } from "#game/limits.ts";
import { range } from "../../support/table.ts";

const COW: CoverStroke[] = [
	{ ink: "ink", width: 14, points: [[0, 1000]] },
	{
		ink: "hot",
		width: 34,
		points: [
			[10, 20],
			[30, 40],
			[500, 999],
		],
	},
	{
		ink: "paper",
		width: 6,
		points: [
			[1, 1],
			[2, 2],
		],
	},
];

test("a drawing survives its text", () => {
	const text = drawingText(COW);
	expect(text).toBe("ink 14 0,1000;hot 34 10,20 30,40 500,999;paper 6 1,1 2,2");
	expect(readDrawing(text)).toEqual(COW);
});

test.each([
	["nothing", ""],
	["an unknown ink", "red 14 1,1"],
	["a property of every object", "constructor 14 1,1"],
	["a colour", "#ff0000 14 1,1"],
	["an unknown width", "ink 15 1,1"],
	["a stroke without points", "ink 14"],
	["an empty stroke", "ink 14 1,1;"],
	["a point beyond the sheet", "ink 14 1001,1"],
	["a negative number", "ink 14 -1,1"],
	["a negative zero", "ink 14 -0,1"],
	["a fraction", "ink 14 1.5,1"],
	["an exponent", "ink 14 1e2,1"],
	["a number with zeros before it", "ink 14 01,1"],
	["no number", "ink 14 NaN,1"],
	["half a point", "ink 14 1"],
	["an empty half of a point", "ink 14 ,1"],
	["a point in space", "ink 14 1,1,1"],
	["two spaces", "ink 14  1,1"],
	["markup", 'ink 14 1,1"/><script>'],
	["a line break", "ink 14 1,1\n"],
])("%s is no drawing", (_what, text) => {
	expect(readDrawing(text)).toBeNull();
	expect(coverSvg(text)).toBeNull();
});

test("the text, the strokes and the points have limits", () => {
	const { length, strokes, points } = LIMITS.cover;
	const dots = (count: number) =>
		range(count)
			.map(() => "ink 6 1,1")
			.join(";");
	expect(readDrawing(dots(strokes))).not.toBeNull();
	expect(readDrawing(dots(strokes + 1))).toBeNull();
	const line = (count: number) =>
		`ink 6 ${range(count)
			.map(() => "1,1")
			.join(" ")}`;
	expect(readDrawing(line(points))).not.toBeNull();
	expect(readDrawing(line(points + 1))).toBeNull();
	const long = `ink 6 ${range(length / 9 + 1)
		.map(() => "1000,1000")
		.join(" ")}`;
	expect(long.length).toBeGreaterThan(length);
	expect(readDrawing(long)).toBeNull();
	expect(length).toBeLessThanOrEqual(20_000);
});

test("the picture has only the known colours, and rounds a slight turn near its point only", () => {
	const svg = coverSvg(drawingText(COW)) ?? "";
	expect(svg).toContain('d="M10 20L20 30Q30 40 40.6 61.6L500.01 999"');
	// A dot is a short line, because a line without length is not drawn everywhere.
	expect(svg).toContain('stroke-width="14" d="M0 1000L0.01 1000"');
	expect([...svg.matchAll(/#[0-9a-f]{6}/g)].map(String)).toEqual([
		"#fffdf7",
		"#1d1a16",
		"#d93a1a",
		"#fffdf7",
	]);
});
