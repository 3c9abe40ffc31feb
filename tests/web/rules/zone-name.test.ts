import { afterEach, expect, test, vi } from "vitest";
import { zoneName } from "../../../web/game/zone-name.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["en", "Central European Time"],
	["de", "Mitteleuropäische Zeit"],
	["es", "hora de Europa central"],
	["fr", "heure d’Europe centrale"],
	["pt-BR", "Horário da Europa Central"],
	["ja", "中央ヨーロッパ時間"],
])("a time zone has a name on a page in %s: %s", (lang, name) => {
	vi.stubGlobal("document", { documentElement: { lang } });
	expect(zoneName("Europe/Berlin")).toBe(name);
});

test("a zone that this browser does not know keeps its name", () => {
	expect(zoneName("Mars/Olympus")).toBe("Mars/Olympus");
});
