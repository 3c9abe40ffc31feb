/**
 * The `ref` of the control that has the focus first, in place of the first one of a dialog. Also where
 * it comes after the dialog is open.
 */
export function focusFirst(control: HTMLElement | null): void {
	// What `showModal` looks for.
	control?.toggleAttribute("autofocus", true);
	if (control && control.closest("dialog") === document.activeElement) control.focus();
}
