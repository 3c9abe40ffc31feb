import common from "../../parts/common.module.css";

/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copySelected(text);
	}
}

/**
 * The old way: a game in the living room runs on plain http, where browsers have no other
 * clipboard.
 */
function copySelected(text: string): boolean {
	const field = document.createElement("textarea");
	field.value = text;
	field.readOnly = true;
	field.className = common.silentText ?? "";
	const before = document.activeElement;
	document.body.append(field);
	field.select();
	const copied = document.execCommand("copy");
	field.remove();
	if (before instanceof HTMLElement) before.focus();
	return copied;
}
