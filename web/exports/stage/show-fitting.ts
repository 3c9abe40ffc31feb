import type { ReactNode } from "react";
import type { openStage } from "./stage.ts";

/**
 * Shows a picture in the largest of its sizes, from 0 on, in which the texts that `data-fits` marks
 * are whole. Resolves to that size.
 */
export async function showFitting(
	{ show, element }: Pick<ReturnType<typeof openStage>, "show" | "element">,
	sizes: number,
	picture: (fit: number) => ReactNode,
): Promise<number> {
	show(picture(0));
	await document.fonts.ready;
	const fits = () => [...element.querySelectorAll("[data-fits]")].every(isWholeIn);
	let fit = 0;
	while (fit < sizes - 1 && !fits()) {
		fit++;
		show(picture(fit));
	}
	return fit;
}

const isWholeIn = (box: Element): boolean =>
	box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
