import type { Page } from "playwright-core";

/** A keyboard that composes: the text stays open until it is committed. */
export interface ComposingKeyboard {
	/** Shows a text as the open composition, in place of the one before. */
	compose(text: string): Promise<void>;
	/** Ends the composition with a text. */
	commit(text: string): Promise<void>;
}

/** Returns a composing keyboard for the field with the focus. Only Chromium has its protocol. */
export async function composingKeyboard(page: Page): Promise<ComposingKeyboard> {
	const devtools = await page.context().newCDPSession(page);
	return {
		async compose(text) {
			const end = text.length;
			await devtools.send("Input.imeSetComposition", {
				text,
				selectionStart: end,
				selectionEnd: end,
			});
		},
		async commit(text) {
			await devtools.send("Input.insertText", { text });
		},
	};
}
