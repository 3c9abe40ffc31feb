import type { FontChoice } from "#game/catalogue.ts";
import type { Profile } from "../store.ts";
import { themeOf } from "./themes.ts";

/** The fonts that load only for players who chose them. */
const EXTRA_FONTS: Partial<Record<FontChoice, () => Promise<unknown>>> = {
	silly: () => import("../styles/font-silly.css"),
	accessible: () => import("../styles/font-accessible.css"),
};

/** Puts the profile's theme and font on the page; the classic ones without a profile. */
export function applyTheme(profile: Pick<Profile, "theme" | "font"> | null): void {
	const root = document.documentElement;
	const font = profile?.font ?? "classic";
	root.dataset.theme = themeOf(profile?.theme ?? 0).name;
	root.dataset.font = font;
	// Without the font the browser uses the next one in the token's list.
	EXTRA_FONTS[font]?.().catch(() => undefined);
	const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
	document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}
