import common from "../parts/common.module.css";

/**
 * Copies a text to the clipboard; the text may be a promise. Call it directly from a press.
 * Resolves to false if the browser refuses or the promise rejects.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
	try {
		if (typeof text === "string" || !(await copyLater(text)))
			await navigator.clipboard.writeText(await text);
		return true;
	} catch {
		return Promise.resolve(text).then(copySelected, () => false);
	}
}

/**
 * Copies the text of a promise, because WebKit only allows it during the press. Resolves to false
 * if the browser cannot wait for a text.
 */
async function copyLater(text: Promise<string>): Promise<boolean> {
	try {
		const blob = async () => new Blob([await text], { type: "text/plain" });
		await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob() })]);
		return true;
	} catch {
		return false;
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
