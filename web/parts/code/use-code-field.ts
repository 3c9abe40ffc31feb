import { type InputEvent, type SyntheticEvent, useRef } from "react";
import { CODE_LENGTH, codeAfter } from "./codes.ts";

type FieldEvent = SyntheticEvent<HTMLInputElement>;

const selectAll = ({ currentTarget }: FieldEvent) => currentTarget.select();

/**
 * Returns the props of a field for a room code. `onCode` gets the code after each change, also
 * while a keyboard composes, and `onFull` each new full code, once no keyboard composes.
 *
 * The field is uncontrolled, because a keyboard that composes adds its letters again to a text that
 * changes under it; capitals are its style (input.module.css). The focus and each tap select the
 * whole code, because typing replaces it. The click event follows after the finger or the mouse has
 * placed the caret.
 */
export function useCodeField(
	start: string,
	onCode: (code: string) => void,
	onFull?: (code: string) => void,
) {
	/** The text when no keyboard composed, and its code. */
	const settled = useRef([start, start]);
	const read = ({ currentTarget: field }: FieldEvent, composes: boolean) => {
		const [text = "", before] = settled.current;
		const code = codeAfter(text, field.value);
		onCode(code);
		if (composes) return;
		// A link, letters of full width, or the code before this one.
		if (field.value.trim().toUpperCase() !== code) field.value = code;
		settled.current = [field.value, code];
		if (code !== before && code.length === CODE_LENGTH) onFull?.(code);
	};
	return {
		autoComplete: "off",
		autoCapitalize: "characters",
		autoCorrect: "off",
		spellCheck: false,
		defaultValue: start,
		onFocus: selectAll,
		onClick: selectAll,
		onInput: (event: InputEvent<HTMLInputElement>) => read(event, event.nativeEvent.isComposing),
		onCompositionEnd: (event: FieldEvent) => read(event, false),
	};
}
