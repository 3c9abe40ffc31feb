import { FONTS, type FontChoice, THEMES } from "#game/catalogue.ts";
import type { Profile } from "../store.ts";
import { deviceStorage, type KeyValueStorage } from "./storage.ts";

const fontOf = (kept: string | null): FontChoice =>
	FONTS.find((font) => font === kept) ?? "classic";

/**
 * Returns the profile kept on this device; null without a name and an age. The server checks the
 * name when it is used, because its rules can change.
 */
export function loadProfile(storage: KeyValueStorage = deviceStorage): Profile | null {
	const name = (storage.getItem("playerName") ?? "").trim();
	const mature = storage.getItem("playerMature");
	const theme = storage.getItem("playerTheme");
	if (name === "" || mature === null) return null;
	return {
		name,
		sprite_id: Math.trunc(Number(storage.getItem("playerSprite"))) || 0,
		mature: mature === "true",
		font: fontOf(storage.getItem("playerAccessibility")),
		theme: theme === null ? null : (THEMES[Number(theme)]?.id ?? 0),
	};
}

/** Adopts the profile when another tab of this browser keeps or removes it. */
export const followProfile = (changed: (profile: Profile | null) => void): void =>
	addEventListener("storage", ({ key }) => {
		if (key === null || key.startsWith("player")) changed(loadProfile());
	});

/** Keeps a profile on this device (docs/game.md "Profiles"). */
export function keepProfile(profile: Profile, storage: KeyValueStorage = deviceStorage): void {
	storage.setItem("playerName", profile.name);
	storage.setItem("playerSprite", String(profile.sprite_id));
	storage.setItem("playerMature", String(profile.mature));
	storage.setItem("playerAccessibility", profile.font);
	if (profile.theme === null) storage.removeItem("playerTheme");
	else storage.setItem("playerTheme", String(profile.theme));
}
