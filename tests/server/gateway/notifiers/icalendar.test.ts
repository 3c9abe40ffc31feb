import { describe, expect, test } from "vitest";
import { iCalendar } from "../../../../gateway/calendar/icalendar.ts";
import { weeklyEvening } from "../../../../gateway/calendar/weekly-evening.ts";

/** Checks the rules of RFC 5545 about lines and components, and returns the lines unfolded. */
function strictLines(text: string): string[] {
	expect(text.endsWith("\r\n")).toBe(true);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	const octets = text.split("\r\n").map((line) => Buffer.byteLength(line));
	expect(Math.max(...octets)).toBeLessThanOrEqual(75);
	const lines = text
		.replace(/\r\n[ \t]/g, "")
		.trimEnd()
		.split("\r\n");
	const open: string[] = [];
	let components = 0;
	for (const line of lines) {
		expect(line).toMatch(/^[A-Z-]+[;:]/);
		const [, side, name] = /^(BEGIN|END):(.+)$/.exec(line) ?? [];
		if (side === "END") expect(open.pop()).toBe(name);
		if (side === "BEGIN") components += open.push(name ?? "") === 2 ? 1 : 0;
	}
	expect(open).toEqual([]);
	expect(components).toBeGreaterThan(0);
	return lines;
}

const propertyIn = (name: string, lines: readonly string[]): string | undefined =>
	lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

/** Returns a text without the escapes of RFC 5545, 3.3.11. A bare comma or semicolon is an error. */
function unescaped(text = ""): string {
	expect(text.replace(/\\[\\;,nN]/g, "")).not.toMatch(/[\\;,]/);
	return text.replace(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? "\n" : sign));
}

test("a calendar without events is valid too", () => {
	const lines = strictLines(iCalendar("Plotluck (ABCD)", []));
	expect(lines).not.toContain("BEGIN:VEVENT");
	expect(propertyIn("X-WR-CALNAME", lines)).toBe("Plotluck (ABCD)");
});

describe.each([
	"Thursday; club, with \\n backslash",
	"木曜日の夜にカレーを食べながら続きを書くみんなの楽しい卓、第二部、どうぞよろしく",
	"👨‍👩‍👧‍👦".repeat(12),
	"חמישי (ערב)",
	"a".repeat(200),
])("a weekly evening of %s", (name) => {
	test("has its name whole, and short lines", () => {
		const link = `https://plotluck.example/table/${"k".repeat(60)}`;
		const lines = strictLines(weeklyEvening({ name, link }, "2026-12-03T20:00") ?? "");
		expect(unescaped(propertyIn("X-WR-CALNAME", lines))).toBe(`Plotluck (${name})`);
		expect(unescaped(propertyIn("SUMMARY", lines))).toBe(`${name} (Plotluck)`);
		expect(propertyIn("URL", lines)).toBe(link);
	});
});
