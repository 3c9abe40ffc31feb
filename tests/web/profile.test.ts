import { describe, expect, it } from "vitest";
import { keepProfile, loadProfile, nameError } from "../../web/device/profile.ts";
import { newSecret } from "../../web/device/secret.ts";
import { memoryShelf } from "../../web/device/storage.ts";
import { forgetSeat, lastCode, readSeat, rememberSeat } from "../../web/room/seat.ts";

const mika = { name: "Mika", sprite_id: 2, mature: true, font: "silly", theme: 1 } as const;

describe("the profile", () => {
	it("is kept on the device under the names of the specification", () => {
		const shelf = memoryShelf();
		keepProfile(mika, shelf);
		expect(shelf.keys().sort()).toEqual([
			"playerAccessibility",
			"playerMature",
			"playerName",
			"playerSprite",
			"playerTheme",
		]);
		expect(loadProfile(shelf)).toEqual(mika);
	});

	it("is nobody's before a name and an age were given", () => {
		const shelf = memoryShelf();
		expect(loadProfile(shelf)).toBeNull();
		shelf.setItem("playerName", "Mika");
		expect(loadProfile(shelf)).toBeNull();
		shelf.setItem("playerMature", "false");
		expect(loadProfile(shelf)).toMatchObject({
			name: "Mika",
			mature: false,
			sprite_id: 0,
			font: "classic",
			theme: 0,
		});
	});

	it("survives nonsense on the device", () => {
		const shelf = memoryShelf();
		keepProfile({ ...mika, theme: 99 }, shelf);
		shelf.setItem("playerSprite", "a ghost");
		shelf.setItem("playerAccessibility", "wingdings");
		expect(loadProfile(shelf)).toMatchObject({ sprite_id: 0, font: "classic", theme: 0 });
	});

	it.each([
		["", "NO NAME?!"],
		["   ", "NO NAME?!"],
		["Mi ", "Name must be at least 3 characters"],
		["Mikaelaaaaa", "Name must be at most 10 characters"],
	])("does not take the name %j", (name, text) => {
		expect(nameError(name)).toBe(text);
	});

	it.each(["Mik", " Mika ", "Zoë Ørsted"])("takes the name %j", (name) => {
		expect(nameError(name)).toBeNull();
	});
});

describe("a seat", () => {
	const seat = { roomCode: "WXYZ", playerSecret: "s".repeat(20), playerId: 3, gameId: 7 };

	it("is kept until it is forgotten; the code stays for the join form", () => {
		const shelf = memoryShelf();
		rememberSeat(seat, shelf);
		expect(readSeat(shelf)).toEqual(seat);
		forgetSeat(shelf);
		expect(readSeat(shelf)).toBeNull();
		expect(lastCode(shelf)).toBe("WXYZ");
	});

	it("has a secret of its own, long enough for the server", () => {
		const secrets = new Set(Array.from({ length: 100 }, newSecret));
		expect(secrets.size).toBe(100);
		for (const secret of secrets) expect(secret).toMatch(/^[0-9a-z]{36}$/);
	});
});
