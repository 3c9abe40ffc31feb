import type { FontChoice } from "#game/catalogue.ts";
import type { Profile } from "../store.ts";
import { themeOf } from "./themes.ts";

/** Faces that only those who chose them have to load. */
const EXTRA_FACES: Partial<Record<FontChoice, () => Promise<unknown>>> = {
	silly: () => import("../styles/font-silly.css"),
	accessible: () => import("../styles/font-accessible.css"),
};

/** Puts theme and font on the page; without a profile the classic ones. */
export function wear(profile: Pick<Profile, "theme" | "font"> | null): void {
	const root = document.documentElement;
	const font = profile?.font ?? "classic";
	root.dataset.theme = themeOf(profile?.theme ?? 0).name;
	root.dataset.font = font;
	// A face that does not load leaves its stand-in from the token's list.
	EXTRA_FACES[font]?.().catch(() => undefined);
	const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
	document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}
