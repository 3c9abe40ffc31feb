import { type InputEvent, type SyntheticEvent, useRef } from "react";
import { CODE_LENGTH, codeAfter, isCode } from "./codes.ts";

type FieldEvent = SyntheticEvent<HTMLInputElement>;

const selectAll = ({ currentTarget }: FieldEvent) => currentTarget.select();

/**
 * Returns the props of a field for a room code. `onCode` gets the code after each change, also
 * while a keyboard composes, and `onFull` each new full code. On phones most keyboards compose each
 * word, so four composed letters are a code too; letters of other scripts wait for their end.
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
	/** The text when no keyboard composed. */
	const settled = useRef(start);
	/** The code of the latest change. */
	const latest = useRef(start);
	const read = ({ currentTarget: field }: FieldEvent, composes: boolean) => {
		const code = codeAfter(settled.current, field.value);
		const before = latest.current;
		latest.current = code;
		onCode(code);
		if (!composes) {
			// A link, letters of full width, or the code before this one.
			if (field.value.trim().toUpperCase() !== code) field.value = code;
			settled.current = field.value;
		}
		if (code !== before && (composes ? isCode(code) : code.length === CODE_LENGTH)) onFull?.(code);
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
