import type html2canvas from "html2canvas";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Language } from "#game/settings/languages.ts";
import styles from "./stage.module.css";
import { markDirections } from "./text-directions.ts";
import { keepWordsWhole } from "./whole-words.ts";

/** Canvas pixels per CSS pixel. */
const SCALE = 2;

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
		draw: async () => drawPicture(element, (await import("html2canvas")).default),
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
	const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
	canvas.width = 0; // This frees the memory at once, because phones have little.
	if (!picture) throw new Error("the browser returned no picture of the canvas");
	return picture;
}
