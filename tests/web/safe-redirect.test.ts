import { expect, test } from "vitest";
import { safeWay } from "../../web/pages/profile/safe-redirect.ts";

const SITE = "https://plotluck.example";

test.each([
	"/",
	"/play",
	"/play/create?mode=solo",
	"/game/ABCD",
	"/play?back=https://elsewhere.example",
	"/a%5Cb#c//d",
])("%s is followed", (way) => {
	expect(safeWay(way, SITE)).toBe(way);
});

test.each([
	"",
	"play",
	"https://evil.example/",
	"javascript:alert(1)",
	"//evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"/\t/evil.example",
	"/\n\\evil.example",
	"/.//evil.example",
	"/play/..//evil.example",
	"/%2e//evil.example",
	"///evil.example",
	" //evil.example",
])("%j leads elsewhere, and is not followed", (way) => {
	expect(safeWay(way, SITE)).toBeNull();
});

test("no address gives no redirect", () => expect(safeWay(null, SITE)).toBeNull());
