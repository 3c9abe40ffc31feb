import type html2canvas from "html2canvas";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Game, WireStory } from "#game/wire/state.ts";
import { partsOf, spriteOf } from "../game/stories.ts";
import styles from "./card.module.css";
import { Card, type CardProps } from "./card.tsx";
import { fillPages, type Paper, type Piece } from "./card-pages.ts";
import { partContent } from "./part-content.ts";
import { portraitOf } from "./portrait.ts";

/** Canvas pixels per CSS pixel. */
const SCALE = 2;
/**
 * The highest picture, in CSS pixels. A canvas on an iPhone holds 16.7 million pixels, which is a
 * height of 5,825 at this width.
 */
const TALLEST = 5600;

/** Draws a story as one picture, or several if it is too long for one (docs/game.md "Exports"). */
export async function captureCard(story: WireStory, game: Game, date: Date): Promise<Blob[]> {
	const [{ default: draw }, portraits] = await Promise.all([
		import("html2canvas"),
		portraitsIn(story, game),
	]);
	const stage = openStage({ story, game, date, portraits });
	try {
		const texts = textsOf(story);
		await stage.loadFonts(texts);
		const pages = fillPages(texts, stage.paper());
		const pictures: Blob[] = [];
		for (const [page, pieces] of pages.entries()) {
			stage.show({ page, pages: pages.length, pieces });
			pictures.push(await drawPicture(stage.element, draw));
		}
		return pictures;
	} finally {
		stage.close();
	}
}

async function portraitsIn(story: WireStory, game: Game): Promise<Map<number, string>> {
	const sprites = new Set(partsOf(story).map((part) => spriteOf(game, part)));
	const known = [...sprites].filter((sprite) => sprite !== null);
	return new Map(
		await Promise.all(known.map(async (sprite) => [sprite, await portraitOf(sprite)] as const)),
	);
}

/** Returns the texts of the parts, with at most two blank lines in a row to save paper. */
const textsOf = (story: WireStory): string[] =>
	partsOf(story).map((part) =>
		partContent(part.content, part.meta.censored).text.replace(/\n{4,}/g, "\n\n\n"),
	);

/** Opens an element outside of the window, which renders and measures cards. */
function openStage(fixed: Omit<CardProps, "page" | "pages" | "pieces">) {
	const element = document.createElement("div");
	element.className = styles.stage ?? "";
	element.inert = true;
	document.body.append(element);
	const root = createRoot(element);
	const show = (shown: Pick<CardProps, "page" | "pages" | "pieces">) =>
		flushSync(() => root.render(<Card {...fixed} {...shown} />));
	const heightWith = (page: number, pieces: Piece[]) => {
		show({ page, pages: 1, pieces });
		return element.offsetHeight;
	};
	return {
		element,
		show,
		/** Loads the fonts for these texts, because browsers only fetch fonts in use. */
		async loadFonts(texts: string[]) {
			show({
				page: 0,
				pages: 1,
				pieces: texts.map((text, part) => ({ part, text, continued: false })),
			});
			await document.fonts.ready;
		},
		paper(): Paper {
			const cover = heightWith(0, []);
			const bare = heightWith(1, []);
			return {
				roomOn: (page) => TALLEST - (page === 0 ? cover : bare),
				heightOf: (piece) => heightWith(1, [piece]) - bare,
			};
		},
		close() {
			root.unmount();
			element.remove();
		},
	};
}

async function drawPicture(element: HTMLElement, draw: typeof html2canvas): Promise<Blob> {
	await Promise.all([...element.querySelectorAll("img")].map((image) => image.decode()));
	const canvas = await draw(element, {
		scale: SCALE,
		logging: false,
		// html2canvas would otherwise copy the whole page first.
		ignoreElements: (other) => other.parentElement === document.body && other !== element,
	});
	const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
	canvas.width = 0; // This frees the memory at once, because phones have little.
	if (!picture) throw new Error("the browser returned no picture of the canvas");
	return picture;
}
