import { signsIn, wholeSigns } from "#game/names/visible-text.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is TextField =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The text that is put into a field, in place of its selection. */
const textOf = ({ data, dataTransfer, inputType }: InputEvent): string =>
	inputType === "insertLineBreak"
		? "\n"
		: (data ?? dataTransfer?.getData("text/plain") ?? "").replaceAll("\r\n", "\n");

/** Returns the parts of a field's text before and after its selection. */
function around({ value, selectionStart, selectionEnd }: TextField): [string, string] {
	const start = selectionStart ?? value.length;
	return [value.slice(0, start), value.slice(selectionEnd ?? start)];
}

/**
 * Watches the fields with a `maxLength` in a box, and keeps what is pasted or typed within it by
 * whole signs, because browsers cut silently, and through an emoji. `setCut` gets how many of the
 * last characters did not fit, as people count them. Returns the function that ends it.
 */
export function watchCuts(
	box: HTMLElement,
	setCut: (change: number | ((known: number) => number)) => void,
): () => void {
	const stop = new AbortController();
	const listen = <E extends Event>(name: string, react: (event: E, field: TextField) => void) =>
		box.addEventListener(
			name,
			(event) => {
				const { target } = event;
				if (isField(target) && target.maxLength >= 0) react(event as E, target);
			},
			stop,
		);
	listen("beforeinput", (event: InputEvent, field) => {
		if (event.isComposing) return;
		const text = textOf(event);
		const room = field.maxLength - around(field).join("").length;
		if (text.length <= room) return setCut(0);
		const fitting = wholeSigns(text, room);
		const lost = signsIn(text.slice(fitting.length));
		setCut((known) => lost + (event.inputType === "insertText" ? known : 0));
		// A drop has its own place.
		if (event.inputType === "insertFromDrop") return;
		event.preventDefault();
		// The command keeps the field's history, so that it can be undone.
		if (fitting !== "") document.execCommand("insertText", false, fitting);
	});
	/** The texts before and after what is composed. */
	let beside: [string, string] = ["", ""];
	listen("compositionstart", (_event, field) => {
		beside = around(field);
	});
	listen("compositionend", ({ data }: CompositionEvent, field) => {
		const composed = beside.join(data);
		// The browser cuts after this event.
		setTimeout(() => setCut(Math.max(0, signsIn(composed) - signsIn(field.value))));
	});
	return () => stop.abort();
}
