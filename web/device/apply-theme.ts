import type { FontChoice, Theme } from "#game/catalogue.ts";
import { type Profile, store } from "../store.ts";
import { sheetOf, shownTheme } from "./themes.ts";

/** The fonts that load only for players who chose them. */
const EXTRA_FONTS: Partial<Record<FontChoice, () => Promise<unknown>>> = {
	silly: () => import("../styles/font-silly.css"),
	accessible: () => import("../styles/font-accessible.css"),
};

/** Whether the device asks for dark pages. */
const darkMode = () => matchMedia("(prefers-color-scheme: dark)");

/** Returns the theme of a device whose player has chosen none. */
export const deviceTheme = (): Theme => shownTheme(null, darkMode().matches);

/** The last theme that was requested. */
let wanted: Theme | null = null;

/**
 * Applies the profile's theme and font to the page; the device's theme until the player has chosen
 * one.
 */
export function applyTheme(profile: Pick<Profile, "theme" | "font"> | null): void {
	const theme = shownTheme(profile?.theme ?? null, darkMode().matches);
	const font = profile?.font ?? "classic";
	document.documentElement.dataset.font = font;
	// Without the font the browser uses the next one in the token's list.
	EXTRA_FONTS[font]?.().catch(() => undefined);
	wanted = theme;
	if (hasSheet(theme)) {
		show(theme);
		return;
	}
	// The page keeps its last look until the sheet has loaded. If the sheet fails to load, the page
	// looks like classic.
	const showIfWanted = () => {
		if (wanted === theme) show(theme);
	};
	loadSheet(theme).then(showIfWanted, showIfWanted);
}

function show(theme: Theme): void {
	const root = document.documentElement;
	root.dataset.theme = theme.name;
	// The browser computes the styles for the next frame anyway; reading them now would do it twice.
	requestAnimationFrame(() => {
		const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
		for (const colour of document.querySelectorAll('meta[name="theme-color"]'))
			colour.setAttribute("content", paper);
	});
}

/** Keeps following the device's dark mode while it changes. */
export const followDevice = (): void =>
	darkMode().addEventListener("change", () => applyTheme(store.profile));

const linkTo = (address: string) =>
	document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`);

/** Whether the style sheet of a theme is on the page. */
const hasSheet = (theme: Theme): boolean => {
	const address = sheetOf(theme);
	return address === null || linkTo(address)?.sheet != null;
};

/** Puts the style sheet of a theme on the page. Rejects when it cannot be loaded. */
function loadSheet(theme: Theme): Promise<void> {
	const address = sheetOf(theme);
	if (address === null || hasSheet(theme)) return Promise.resolve();
	return new Promise((resolve, reject) => {
		linkTo(address)?.remove(); // it has failed before, or this call repeats one under way
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = address;
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			reject(new Error(`cannot load ${address}`));
		};
		document.head.append(link);
	});
}
