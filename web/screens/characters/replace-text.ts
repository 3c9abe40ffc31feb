/**
 * Replaces the text of a field as if it was typed, so that it can be undone. The focus stays where
 * it is.
 */
export function replaceText(field: HTMLInputElement, text: string): void {
	const { activeElement } = document;
	field.focus({ preventScroll: true });
	field.select();
	// No other way keeps the history of a field.
	document.execCommand("insertText", false, text);
	if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}
