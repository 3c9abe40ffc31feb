import common from "../parts/common.module.css";

/** Copies a text to the clipboard. Resolves to false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copySelected(text);
	}
}

/** Copies a text with `execCommand`, because browsers have no clipboard API on plain http. */
function copySelected(text: string): boolean {
	const field = document.createElement("textarea");
	field.value = text;
	field.readOnly = true;
	field.className = common.silentText ?? "";
	const before = document.activeElement;
	// Nothing outside of an open dialog can take the focus.
	(document.querySelector("dialog[open]") ?? document.body).append(field);
	field.select();
	const copied = document.execCommand("copy");
	field.remove();
	if (before instanceof HTMLElement) before.focus();
	return copied;
}
