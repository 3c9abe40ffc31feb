import { FONTS, type FontChoice } from "#game/catalogue.ts";
import { LIMITS } from "#game/limits.ts";
import type { Profile } from "../store.ts";
import { siteWords } from "../words/site.ts";
import { deviceShelf, type Shelf } from "./storage.ts";
import { themeOf } from "./themes.ts";

const fontOf = (kept: string | null): FontChoice =>
	FONTS.find((font) => font === kept) ?? "classic";

/** What is wrong with a player name, in words; null when nothing is (site.md section 5). */
export function nameError(name: string): string | null {
	const length = name.trim().length;
	if (length === 0) return siteWords.profile.noName;
	if (length < LIMITS.playerNameLength.min) return siteWords.profile.shortName;
	return length > LIMITS.playerNameLength.max ? siteWords.profile.longName : null;
}

/** The profile kept on this device; null until a name and an age were given. */
export function loadProfile(shelf: Shelf = deviceShelf): Profile | null {
	const name = (shelf.getItem("playerName") ?? "").trim();
	const mature = shelf.getItem("playerMature");
	if (nameError(name) !== null || mature === null) return null;
	return {
		name,
		sprite_id: Math.trunc(Number(shelf.getItem("playerSprite"))) || 0,
		mature: mature === "true",
		font: fontOf(shelf.getItem("playerAccessibility")),
		theme: themeOf(Number(shelf.getItem("playerTheme"))).id,
	};
}

/** Keeps a profile under the names of site.md section 3. */
export function keepProfile(profile: Profile, shelf: Shelf = deviceShelf): void {
	shelf.setItem("playerName", profile.name);
	shelf.setItem("playerSprite", String(profile.sprite_id));
	shelf.setItem("playerMature", String(profile.mature));
	shelf.setItem("playerAccessibility", profile.font);
	shelf.setItem("playerTheme", String(profile.theme));
}
