import type { Page } from "playwright-core";

/**
 * Counts the controls and words of the first window: runs of letters and digits that are seen. An
 * open dialog is all that counts.
 */
export const inView = (page: Page): Promise<[controls: number, words: number]> =>
	page.evaluate(() => {
		const all = document.querySelector("dialog[open]") ?? document.body;
		const isSeen = (element: Element, { top, bottom, width, height }: DOMRect) => {
			const around = element.closest("main")?.getBoundingClientRect();
			const [above, below] = [
				around?.top ?? 0,
				Math.min(innerHeight, around?.bottom ?? innerHeight),
			];
			const shown = element.checkVisibility({ visibilityProperty: true });
			return shown && width > 1 && height > 1 && top < below && bottom > above;
		};
		const controls = [...all.querySelectorAll("button, a, input, select")].filter((one) =>
			isSeen(one, one.getBoundingClientRect()),
		);
		let words = 0;
		const texts = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode: node } = texts;
			const parent = node.parentElement;
			// What screen readers alone get is one pixel wide.
			const box = parent?.getBoundingClientRect();
			if (!parent || !box || !isSeen(parent, box) || parent.closest("select")) continue;
			// The logo is one word, of which a part is marked.
			if (parent.matches("[class*=logo] b")) continue;
			for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				if (isSeen(parent, range.getBoundingClientRect())) words += 1;
			}
		}
		return [controls.length, words];
	});
