import { memo, useLayoutEffect, useRef } from "react";
import { LIMITS } from "#game/limits.ts";
import { screenWords } from "../../words/screens.ts";

import styles from "./write.module.css";

const words = screenWords.write;

interface Props {
	/** The initial text. Later changes of it have no effect. */
	start: string;
	first: boolean;
	disabled: boolean;
	onText: (text: string) => void;
}

/**
 * The text field of the writing screen. It is uncontrolled, so that no patch can move the caret.
 */
export const TextBox = memo(function TextBox({ start, first, disabled, onText }: Props) {
	const box = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		const area = box.current;
		if (!area) return;
		area.setSelectionRange(area.value.length, area.value.length);
		area.focus({ preventScroll: true });
		area.scrollTop = area.scrollHeight;
	}, []);
	return (
		<textarea
			ref={box}
			className={styles.text}
			defaultValue={start}
			readOnly={disabled}
			maxLength={LIMITS.contentLength}
			aria-label={words.box}
			placeholder={first ? words.once : words.placeholder}
			autoCapitalize="sentences"
			spellCheck
			onInput={(event) => onText(event.currentTarget.value)}
		/>
	);
});
