import { describe, expect, it } from "vitest";
import { newSecret } from "../../web/device/device-id.ts";
import { keepProfile, loadProfile } from "../../web/device/profile.ts";
import { memoryStorage } from "../../web/device/storage.ts";
import { nameError } from "../../web/parts/person/player-name.ts";

const mika = { name: "Mika", sprite_id: 2, mature: true, font: "silly", theme: 1 } as const;

describe("the profile", () => {
	it("is kept on the device under names that stay the same", () => {
		const storage = memoryStorage();
		keepProfile(mika, storage);
		expect(storage.keys().sort()).toEqual([
			"playerAccessibility",
			"playerMature",
			"playerName",
			"playerSprite",
			"playerTheme",
		]);
		expect(loadProfile(storage)).toEqual(mika);
	});

	it("is null before a name and an age were given", () => {
		const storage = memoryStorage();
		expect(loadProfile(storage)).toBeNull();
		storage.setItem("playerName", "Mika");
		expect(loadProfile(storage)).toBeNull();
		storage.setItem("playerMature", "false");
		expect(loadProfile(storage)).toMatchObject({
			name: "Mika",
			mature: false,
			sprite_id: 0,
			font: "classic",
			theme: null,
		});
	});

	it("has no theme until one is chosen, and again after it is given back", () => {
		const storage = memoryStorage();
		keepProfile(mika, storage);
		keepProfile({ ...mika, theme: null }, storage);
		expect(storage.getItem("playerTheme")).toBeNull();
		expect(loadProfile(storage)?.theme).toBeNull();
	});

	it("has defaults in place of invalid values on the device", () => {
		const storage = memoryStorage();
		keepProfile({ ...mika, theme: 99 }, storage);
		storage.setItem("playerSprite", "a ghost");
		storage.setItem("playerAccessibility", "wingdings");
		expect(loadProfile(storage)).toMatchObject({ sprite_id: 0, font: "classic", theme: 0 });
	});

	it.each([
		["", "NO NAME?!"],
		["   ", "NO NAME?!"],
		["\u200B\u3164\u2800", "NO NAME?!"],
		["\u0301\u0302\u0303", "NO NAME?!"],
		["Mi\u200B", "Name must be at least 3 characters: 1 more"],
		["👨‍👩‍👧", "Name must be at least 3 characters: 2 more"],
		["\u2068👻\u2069", "Name must be at least 3 characters: 2 more"],
		["Mi ", "Name must be at least 3 characters: 1 more"],
		["Яя", "Name must be at least 3 characters: 1 more"],
		["あいうえおかきくけこさ", "Name must be at most 10 characters"],
		["Mikaelaaaaa", "Name must be at most 10 characters"],
	])("does not take the name %j", (name, text) => {
		expect(nameError(name)).toBe(text);
	});

	it.each(["Mik", " Mika ", "Zoë Ørsted", "愛", "う", "ガイ", "김", "J愛"])(
		"takes the name %j",
		(name) => {
			expect(nameError(name)).toBeNull();
		},
	);
});

describe("a secret", () => {
	it("is new each time, and long enough for the server", () => {
		const secrets = new Set(Array.from({ length: 100 }, newSecret));
		expect(secrets.size).toBe(100);
		for (const secret of secrets) expect(secret).toMatch(/^[0-9a-z]{36}$/);
	});
});
