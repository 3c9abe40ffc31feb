import type { Locator } from "playwright-core";

/**
 * Returns what a person sees in a field for a room code: its text as its style writes it. Home shows
 * it in boxes, also before the scripts have come.
 */
export const seenCode = (field: Locator): Promise<string> =>
	field.evaluate((input: HTMLInputElement) => {
		const boxes = [...(input.parentElement?.querySelectorAll("span[aria-hidden]") ?? [])];
		const inCapitals = (style: CSSStyleDeclaration, text: string) =>
			style.textTransform === "uppercase" ? text.toUpperCase() : text;
		if (boxes.length === 0) return inCapitals(getComputedStyle(input), input.value);
		const letterIn = (box: Element) => {
			const style = getComputedStyle(box, "::before");
			const [, typed] = /^"(.*)"$/.exec(style.content) ?? [];
			return inCapitals(style, typed ?? "") + box.textContent;
		};
		return boxes.map(letterIn).join("");
	});
