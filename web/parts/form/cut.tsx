import { type RefObject, useEffect, useRef, useState } from "react";
import { fieldWords } from "#words/fields.ts";
import { classes } from "../classes.ts";
import styles from "./field.module.css";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is TextField =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns the end of a text for which a field, which keeps the beginning, has no room. */
function restOf(field: TextField, text: string): string {
	const { value, maxLength, selectionStart, selectionEnd } = field;
	const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
	return text.slice(Math.max(0, maxLength - value.length + replaced));
}

/**
 * Returns a ref for a field with a `maxLength`, or for its container, and how many of the last
 * pasted or typed characters did not fit. The browser cuts these silently.
 */
export function useCut<T extends HTMLElement>(): [RefObject<T | null>, number] {
	const around = useRef<T>(null);
	const [cut, setCut] = useState(0);
	useEffect(() => {
		const box = around.current;
		const before = (event: InputEvent) => {
			const { target: field, inputType, isComposing } = event;
			if (!isField(field) || field.maxLength < 0 || isComposing) return;
			const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
			const rest = [...restOf(field, text.replaceAll("\r\n", "\n"))].length;
			if (rest > 0) setCut((known) => rest + (inputType === "insertText" ? known : 0));
		};
		const after = ({ target: field }: Event) => {
			if (isField(field) && field.value.length < field.maxLength) setCut(0);
		};
		box?.addEventListener("beforeinput", before);
		box?.addEventListener("input", after);
		return () => {
			box?.removeEventListener("beforeinput", before);
			box?.removeEventListener("input", after);
		};
	}, []);
	return [around, cut];
}

/** Shows how many characters of a text did not fit. Screen readers announce it politely. */
export const CutNote = ({
	count,
	className,
}: {
	count: number;
	className?: string | undefined;
}) => (
	<span role="status" className={classes(styles.cut, className)}>
		{count > 0 && fieldWords.cut(count)}
	</span>
);
