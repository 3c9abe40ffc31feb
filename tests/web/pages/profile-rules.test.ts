import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { AVATARS, THEMES } from "#game/catalogue.ts";
import { freeLook, lookGivenBack } from "../../../web/account/perks.ts";
import { spritesFor } from "../../../web/avatars/free.ts";
import { hasPlat, keepPlat } from "../../../web/device/plat.ts";
import { memoryStorage } from "../../../web/device/storage.ts";
import { accountName } from "../../../web/pages/player-card/account-name.ts";
import { rankOf } from "../../../web/pages/player-card/rank.ts";
import { typedAfter } from "../../../web/pages/profile/konami.ts";
import { nameError, offeredName } from "../../../web/parts/person/player-name.ts";
import { joinRoom } from "../../../web/room/seats/take-seat.ts";
import { isNewVisit } from "../../../web/site-config.ts";
import { store } from "../../../web/store.ts";

describe("the rank", () => {
	it.each([
		[0, 1, "babby storyteller"],
		[9, 1, "babby storyteller"],
		[10, 2, "civilian class writer"],
		[24, 2, "civilian class writer"],
		[25, 3, "warrior novelist"],
		[50, 4, "beastly gladiator scribe"],
		[99, 4, "beastly gladiator scribe"],
		[100, 5, "established champion author"],
		[249, 5, "established champion author"],
		[250, null, "sovereign wordsmith"],
		[12_000, null, "sovereign wordsmith"],
	])("of %i stories has %s stars and the title %s", (stories, stars, title) => {
		expect(rankOf(stories)).toEqual({ stars, title });
	});
});

describe("the account's name on the card", () => {
	it.each([
		["Mika Writes", null, "Mika Writes"],
		["mika_writes", "twitter", "@mika_writes"],
		["@mika_writes", "Twitter", "@mika_writes"],
		["Mika", "google-oauth2", "Mika"],
		["A name of more than sixteen", null, "A name of more t"],
		["🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝", "x", "@🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝🦝"],
		["  ", "twitter", null],
		[null, "twitter", null],
	])("%s from %s is %s", (name, connection, shown) => {
		expect(accountName({ name, connection })).toBe(shown);
	});
});

describe("the name that an account offers", () => {
	it.each([
		["Mika", "Mika"],
		["Mika Writes", "Mika"],
		["Mika Writes A Lot", "Mika"],
		["Al Bo Writes", "Al Bo"],
		["mika_writes_a_lot", "mika_write"],
		["A very long one", "A very"],
		["Al", ""],
		["愛", "愛"],
		["愛 Writes Novels", "愛 Writes"],
		["\u3164\u3164\u3164", ""],
	])("%s is %j", (account, name) => {
		expect(offeredName(account)).toBe(name);
		if (name) expect(nameError(name)).toBeNull();
	});
});

describe("the code of the secret avatar", () => {
	const type = (keys: string[]) => keys.reduce(typedAfter, 0);
	const CODE = "ArrowUp ArrowUp ArrowDown ArrowDown ArrowLeft ArrowRight ArrowLeft ArrowRight b a";
	const code = CODE.split(" ");

	it("is ten keys, in small or capital letters", () => {
		expect(type(code)).toBe(10);
		expect(type([...code.slice(0, 8), "B", "A"])).toBe(10);
	});

	it("may follow wrong keys, also the start of the code", () => {
		expect(type(["x", "ArrowUp", ...code])).toBe(10);
		expect(type([...code.slice(0, 9), ...code])).toBe(10);
		expect(type(["ArrowUp", "ArrowUp", "ArrowUp"])).toBe(2);
	});

	it("is no shorter and no other sequence", () => {
		expect(type(code.slice(0, 9))).toBe(9);
		expect(type([...code.slice(0, 8), "a", "b"])).toBe(0);
		for (const at of code.keys()) expect(type(code.filter((_, i) => i !== at))).toBeLessThan(10);
	});
});

describe("a profile without the extras of supporters", () => {
	it("has the free sibling of each premium avatar, and the ghost for the secret one", () => {
		const siblings = [24, 25, 26, 27, 28, 29, 30].map(
			(sprite_id) => freeLook({ sprite_id, theme: 1 }, false).sprite_id,
		);
		expect(siblings).toEqual([0, 9, 10, 13, 16, 17, 19]);
		expect(freeLook({ sprite_id: 23, theme: 1 }, false).sprite_id).toBe(0);
		expect(freeLook({ sprite_id: 23, theme: 1 }, true).sprite_id).toBe(23);
	});

	it("has the classic theme for each that is not free, and leaves all else", () => {
		for (const { id, free } of THEMES)
			expect(freeLook({ sprite_id: 4, theme: id }, false)).toEqual({
				sprite_id: 4,
				theme: free ? id : 0,
			});
		expect(freeLook({ sprite_id: 4, theme: null }, false).theme).toBeNull();
	});

	it("is given back to a supporter, except for what they have chosen since", () => {
		const former = { sprite_id: 25, theme: 8 };
		const now = { name: "Mika", mature: true, font: "classic" } as const;
		const back = (look: { sprite_id: number; theme: number | null }) => {
			const { sprite_id, theme } = lookGivenBack({ ...now, ...look }, former, false);
			return { sprite_id, theme };
		};
		expect(back({ sprite_id: 9, theme: 0 })).toEqual(former);
		expect(back({ sprite_id: 2, theme: 0 })).toEqual({ sprite_id: 2, theme: 8 });
		expect(back({ sprite_id: 9, theme: 1 })).toEqual({ sprite_id: 25, theme: 1 });
	});
});

it("avatars 0 to 22 are for everybody, one more after its code was found, and all for supporters", () => {
	expect(spritesFor(false)).toEqual(AVATARS.slice(0, 23).map(({ id }) => id));
	expect(spritesFor(false, true)).toEqual(AVATARS.slice(0, 24).map(({ id }) => id));
	expect(spritesFor(true)).toHaveLength(31);
	const storage = memoryStorage();
	expect(hasPlat(storage)).toBe(false);
	keepPlat(storage);
	expect([storage.getItem("plat"), hasPlat(storage)]).toEqual(["true", true]);
});

it("a page begins a visit unless one was open within half an hour", () => {
	const storage = memoryStorage();
	const now = Date.now();
	expect(isNewVisit(storage, now)).toBe(true);
	storage.setItem("visitedAt", String(now));
	expect(isNewVisit(storage, now + 29 * 60_000)).toBe(false);
	expect(isNewVisit(storage, now + 30 * 60_000)).toBe(true);
	storage.setItem("visitedAt", "yesterday");
	expect(isNewVisit(storage, now)).toBe(true);
	storage.setItem("visitedAt", String(now + 24 * 3_600_000)); // the clock was set back
	expect(isNewVisit(storage, now)).toBe(true);
});

describe("joining", () => {
	const mika = { name: "Mika", sprite_id: 2, mature: true, font: "classic", theme: 0 } as const;
	beforeEach(() => {
		store.profile = { ...mika };
		onTestFinished(() => {
			store.profile = null;
			vi.unstubAllGlobals();
		});
	});

	it("needs a player", async () => {
		store.profile = null;
		await expect(joinRoom("WXYZ", "players")).rejects.toMatchObject({
			status: 0,
			message: "PLAYER NOT SET UP PROPERLY",
		});
	});

	it("leaves the check of a kept name to the server, and shows its reason at the field", async () => {
		store.profile = { ...mika, name: "Mi" };
		vi.stubGlobal("document", { documentElement: { lang: "en" } });
		vi.stubGlobal("fetch", () =>
			Promise.resolve(Response.json({ error: "Too short", code: "name" }, { status: 422 })),
		);
		await expect(joinRoom("WXYZ", "players")).rejects.toMatchObject({
			status: 422,
			code: "name",
		});
	});

	it("says what failed when no server has answered", async () => {
		vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
		await expect(joinRoom("WXYZ", "players")).rejects.toMatchObject({
			status: 0,
			message: "FAILED TO JOIN LOBBY: The server isn’t answering. Please check your connection.",
		});
	});

	it("does not change the server's own words", async () => {
		vi.stubGlobal("document", { documentElement: { lang: "en" } });
		vi.stubGlobal("fetch", () =>
			Promise.resolve(Response.json({ error: "The room is full", code: "full" }, { status: 409 })),
		);
		await expect(joinRoom("WXYZ", "players")).rejects.toMatchObject({
			status: 409,
			message: "The room is full",
		});
	});
});
