import type { Options } from "html2canvas";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Language } from "#game/settings/languages.ts";
import styles from "./stage.module.css";
import { markDirections } from "./text-directions.ts";
import { keepWordsWhole } from "./whole-words.ts";

/** Canvas pixels per CSS pixel. */
export const SCALE = 2;

/**
 * Opens an element outside of the window, which renders, measures and draws a picture in a language.
 */
export function openStage(width: number, language: Language) {
	const element = document.createElement("div");
	element.className = styles.stage ?? "";
	element.style.width = `${width}px`;
	element.lang = language;
	element.inert = true;
	document.body.append(element);
	const root = createRoot(element);
	return {
		element,
		show: (content: ReactNode) => flushSync(() => root.render(content)),
		draw: async () => blobOf(await drawn(element)),
		/** Draws what is shown on a canvas, which is transparent where it has no background. */
		canvas: () => drawn(element, { backgroundColor: null }),
		close() {
			root.unmount();
			element.remove();
		},
	};
}

async function drawn(element: HTMLElement, options: Partial<Options> = {}) {
	const { default: draw } = await import("html2canvas");
	await Promise.all([...element.querySelectorAll("img")].map((image) => image.decode()));
	return draw(element, {
		...options,
		scale: SCALE,
		// Without the part of a pixel at the end, which the element does not fill.
		height: Math.floor(element.getBoundingClientRect().height),
		logging: false,
		onclone(_document, clone) {
			markDirections(clone);
			keepWordsWhole(clone);
		},
		// html2canvas would otherwise copy the whole page first.
		ignoreElements: (other) => other.parentElement === document.body && other !== element,
	});
}

/** Returns a canvas as a PNG, and empties it. */
export async function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
	const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
	empty(canvas);
	if (!picture) throw new Error("the browser returned no picture of the canvas");
	return picture;
}

/** Frees the memory of a canvas at once, because phones have little. */
export function empty(canvas: HTMLCanvasElement): void {
	canvas.width = 0;
}
