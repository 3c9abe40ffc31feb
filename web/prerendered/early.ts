declare global {
	interface Window {
		/** What web/prerendered/take-over.js has noted before the app could answer. */
		early?: {
			/** The presses on buttons and choices in menus in their order, each with what repeats it. */
			presses: [pressed: Element, again: (now: Element | undefined) => void][];
			/** Whether a keyboard composes. */
			composes: boolean;
			/** Ends the notes. */
			stop: () => void;
		};
	}
}

/** A field with React's note of the value that it has told its component. */
type Noted = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

const controlsIn = (root: HTMLElement) => [...root.querySelectorAll("input, button, select")];

/**
 * Returns what tells React what was typed, picked and pressed on the markup of the document. Call it
 * before React takes the markup over.
 */
export function earlyIn(root: HTMLElement) {
	const before = controlsIn(root);
	/** React makes the controls again where an extension has changed the page. */
	const nowOf = (control: Element): Element | undefined =>
		control.isConnected ? control : controlsIn(root)[before.indexOf(control)];
	return {
		/** Tells the values, before React draws the fields again. */
		replayValues(): void {
			const isComposing = window.early?.composes ?? false;
			window.early?.stop();
			const fields = before.filter((control) => control instanceof HTMLInputElement);
			// Noted first, because React draws all fields again after each event.
			const entered = fields.map((field) => ({ field, ...valuesOf(field) }));
			for (const { field, ...values } of entered) {
				const now = nowOf(field);
				if (now instanceof HTMLInputElement) replay(now, values, isComposing);
			}
		},
		/** Presses what was pressed, in its order. */
		replayPresses(): void {
			const { presses = [] } = window.early ?? {};
			delete window.early;
			for (const [pressed, again] of presses) again(nowOf(pressed));
		},
	};
}

const valuesOf = ({ value, checked }: HTMLInputElement) => ({ value, checked });

/**
 * Tells React what was entered into a field. It takes the value of a field that it takes over for one
 * that the component knows, so its note is put back.
 */
function replay(field: Noted, entered: ReturnType<typeof valuesOf>, isComposing: boolean): void {
	const radio = field.type === "radio";
	const pick = radio || field.type === "checkbox";
	const name = pick ? "checked" : "value";
	const known = pick ? field.defaultChecked : field.defaultValue;
	// A radio button is taken back by another one.
	if (entered[name] === known || (radio && !entered.checked)) return;
	// Past React, and only where it is not there, because a keyboard may compose.
	if (field[name] !== entered[name])
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)?.set?.call(
			field,
			entered[name],
		);
	field._valueTracker?.setValue(`${known}`);
	// Fields change nothing under a keyboard that composes.
	field.dispatchEvent(new InputEvent(pick ? "click" : "input", { bubbles: true, isComposing }));
}
