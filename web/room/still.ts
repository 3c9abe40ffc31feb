import { roomWords } from "#words/game/room.ts";
import { tabStorage } from "../device/storage.ts";

/** What the next document of this tab paints until the room answers (web/prerendered/take-over.js). */
interface Still {
	code: string;
	markup: string;
	/** The addresses of the style sheets that it needs. */
	sheets: string[];
	/** Says that it is not the room itself. */
	label: string;
}

const KEY = "still";
/** Characters of markup; a storage holds some millions, and texts that were typed come first. */
const LONGEST = 500_000;
const element = () => document.getElementById(KEY);

/**
 * Keeps the picture of a room's page when the page is hidden or left, and takes away the one that
 * this document has painted once the room has answered. Returns what ends this.
 */
export function keepStill(code: string): () => void {
	const app = document.getElementById("app");
	if (!app) return () => undefined;
	/** The page that says that the room loads has a busy heading. */
	const answered = () => app.querySelector("[aria-busy=true] > h1") === null;
	const keep = () => {
		if (document.visibilityState !== "hidden" || !answered()) return;
		const markup = markupOf(app);
		if (markup.length > LONGEST) return tabStorage.removeItem(KEY);
		const still: Still = { code, markup, sheets: sheets(), label: roomWords.room.loading };
		tabStorage.setItem(KEY, JSON.stringify(still));
	};
	// Its callback comes before the next frame.
	const changes = new MutationObserver(() => {
		if (answered()) end();
	});
	const end = () => {
		changes.disconnect();
		element()?.remove();
	};
	if (answered()) end();
	else changes.observe(app, { childList: true, subtree: true });
	document.addEventListener("visibilitychange", keep);
	return () => {
		end();
		document.removeEventListener("visibilitychange", keep);
		tabStorage.removeItem(KEY);
	};
}

/** Returns the markup of the page with what was typed, and without what ties it to other elements. */
function markupOf(app: HTMLElement): string {
	const copy = app.cloneNode(true) as HTMLElement;
	const typed = [...app.querySelectorAll("textarea")];
	for (const [i, area] of copy.querySelectorAll("textarea").entries())
		area.textContent = typed[i]?.value ?? "";
	for (const tied of copy.querySelectorAll("[id], [name]")) {
		tied.removeAttribute("id");
		tied.removeAttribute("name");
	}
	return copy.innerHTML;
}

const sheets = (): string[] =>
	[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
		({ href }) => new URL(href).pathname,
	);
