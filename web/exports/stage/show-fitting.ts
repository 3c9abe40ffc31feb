import type { CSSProperties, ReactNode } from "react";
import type { openStage } from "./stage.ts";

/** The sizes of a text that has to fit, from large to small. */
const SIZES = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58, 0.52, 0.47, 0.42];
const SMALLEST = SIZES.length - 1;

/** How often each text was made smaller, by its `data-fits`. */
export type Fits = Readonly<Record<string, number>>;

export const sizeOf = (fits: Fits, text: string): CSSProperties => ({
	fontSize: `${SIZES[fits[text] ?? 0] ?? 1}em`,
});

export const isSmallest = (fits: Fits, text: string): boolean => fits[text] === SMALLEST;

/**
 * Shows a picture in which each text that `data-fits` names has the largest size in which it is
 * whole. Resolves to those sizes.
 */
export async function showFitting(
	{ show, element }: Pick<ReturnType<typeof openStage>, "show" | "element">,
	picture: (fits: Fits) => ReactNode,
): Promise<Fits> {
	let fits: Fits = {};
	show(picture(fits));
	await document.fonts.ready;
	for (;;) {
		const cut = [...element.querySelectorAll<HTMLElement>("[data-fits]")]
			.filter((box) => !isWholeIn(box))
			.map(({ dataset }) => dataset.fits ?? "")
			.filter((text) => !isSmallest(fits, text));
		if (cut.length === 0) return fits;
		const smaller = cut.map((text) => [text, (fits[text] ?? 0) + 1]);
		fits = { ...fits, ...Object.fromEntries(smaller) };
		show(picture(fits));
	}
}

const isWholeIn = (box: Element): boolean =>
	box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
