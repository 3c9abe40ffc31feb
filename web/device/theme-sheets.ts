import type { Theme } from "#game/catalogue.ts";
import { sheetOf } from "./themes.ts";

const linkTo = (address: string) =>
	document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`);

/** Whether the style sheet of a theme is on the page. */
export const hasSheet = (theme: Theme): boolean => {
	const address = sheetOf(theme);
	return address === null || linkTo(address)?.sheet != null;
};

/** Puts the style sheet of a theme on the page. Rejects when it cannot be loaded. */
export function loadSheet(theme: Theme): Promise<void> {
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
