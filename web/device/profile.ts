import { FONTS, type FontChoice } from "#game/catalogue.ts";
import { LIMITS } from "#game/limits.ts";
import type { Profile } from "../store.ts";
import { siteWords } from "../words/site.ts";
import { deviceStorage, type KeyValueStorage } from "./storage.ts";
import { themeOf } from "./themes.ts";

const fontOf = (kept: string | null): FontChoice =>
	FONTS.find((font) => font === kept) ?? "classic";

/** Returns the text that tells what is wrong with a player name; null for a valid one. */
export function nameError(name: string): string | null {
	const length = name.trim().length;
	if (length === 0) return siteWords.profile.noName;
	if (length < LIMITS.playerNameLength.min) return siteWords.profile.shortName;
	return length > LIMITS.playerNameLength.max ? siteWords.profile.longName : null;
}

/** Returns the profile kept on this device; null without a valid name and an age. */
export function loadProfile(storage: KeyValueStorage = deviceStorage): Profile | null {
	const name = (storage.getItem("playerName") ?? "").trim();
	const mature = storage.getItem("playerMature");
	if (nameError(name) !== null || mature === null) return null;
	return {
		name,
		sprite_id: Math.trunc(Number(storage.getItem("playerSprite"))) || 0,
		mature: mature === "true",
		font: fontOf(storage.getItem("playerAccessibility")),
		theme: themeOf(Number(storage.getItem("playerTheme"))).id,
	};
}

/** Keeps a profile on this device (docs/game.md "Profiles"). */
export function keepProfile(profile: Profile, storage: KeyValueStorage = deviceStorage): void {
	storage.setItem("playerName", profile.name);
	storage.setItem("playerSprite", String(profile.sprite_id));
	storage.setItem("playerMature", String(profile.mature));
	storage.setItem("playerAccessibility", profile.font);
	storage.setItem("playerTheme", String(profile.theme));
}
