import { expect, test } from "vitest";
import { timeText, zoneText } from "../../../../gateway/notifiers/time-text.ts";

const WEDNESDAY = Date.parse("2026-06-10T16:05:00.000Z");

test.each([
	["en", "Wednesday, 18:05"],
	["de", "Mittwoch, 18:05"],
	["es", "miércoles a las 18:05"],
	["fr", "mercredi 18\u00A0h\u00A005"],
	["pt-BR", "quarta, 18h05"],
	["ja", "水曜日の18:05"],
] as const)("a message in %s writes a time as pages do: %s", (language, text) => {
	expect(timeText(WEDNESDAY, { language, timeZone: "Europe/Berlin" })).toBe(text);
});

test("a time and its zone are those of the room's clocks, also over midnight", () => {
	const clocks = { language: "en", timeZone: "Asia/Kolkata" } as const;
	expect(timeText(Date.parse("2026-06-10T18:30:00.000Z"), clocks)).toBe("Thursday, 00:00");
	expect(zoneText(WEDNESDAY, clocks)).toBe("GMT+5:30");
});
