import {
	type KeyboardEvent,
	memo,
	type RefObject,
	type SyntheticEvent,
	useLayoutEffect,
} from "react";
import { LIMITS } from "#game/limits.ts";
import { screenWords } from "#words/game/screens.ts";
import { CutNote, useCut } from "../../parts/form/cut.tsx";
import { useStoryLanguage } from "../../parts/story/quoted.tsx";
import { store } from "../../store.ts";
import styles from "./write.module.css";

const words = screenWords.write;

interface Props {
	/** The initial text. Later changes of it have no effect. */
	start: string;
	first: boolean;
	disabled: boolean;
	/** The text that the box has when it is disabled. */
	kept: () => string;
	onText: (text: string) => void;
	/** A keyboard begins to compose. `onComposed` gets the text at its end. */
	onCompose: () => void;
	onComposed: (text: string) => void;
	/** The element that Ctrl and an arrow key scroll. */
	past: RefObject<HTMLElement | null>;
}

/** Fraction of the pane's height that one key press scrolls. */
const SCROLL = 0.6;

/** Scrolls the past parts without leaving the text. */
function scrollPast(event: KeyboardEvent, past: HTMLElement | null) {
	const up = event.key === "ArrowUp";
	if (!past || !event.ctrlKey || event.altKey || (!up && event.key !== "ArrowDown")) return;
	event.preventDefault();
	past.scrollBy({ top: past.clientHeight * (up ? -SCROLL : SCROLL) });
}

/** The longest text that can be pasted or dropped at once without `long_paste`. */
const LONGEST_PASTE = 200;

/** Keeps a text that is too long out of the field, and shows a note in the footer. */
function refuseLong(event: SyntheticEvent, data: DataTransfer) {
	if (store.flags.long_paste || data.getData("text").length <= LONGEST_PASTE) return;
	event.preventDefault();
	store.room.error = words.longPaste(LONGEST_PASTE);
}

/**
 * The text field of the writing screen. It is uncontrolled, so that no patch can move the caret.
 */
export const TextBox = memo(function TextBox({ start, first, disabled, kept, past, ...on }: Props) {
	const [box, cut] = useCut<HTMLTextAreaElement>();
	useLayoutEffect(() => {
		const area = box.current;
		if (!area) return;
		area.setSelectionRange(area.value.length, area.value.length);
		area.focus({ preventScroll: true });
		area.scrollTop = area.scrollHeight;
	}, [box]);
	useLayoutEffect(() => {
		const area = box.current;
		const text = kept();
		if (disabled && area && area.value !== text) area.value = text;
	}, [box, disabled, kept]);
	return (
		<>
			<textarea
				ref={box}
				className={styles.text}
				dir="auto"
				lang={useStoryLanguage()}
				defaultValue={start}
				readOnly={disabled}
				maxLength={LIMITS.contentLength}
				aria-label={words.box}
				placeholder={first ? words.once : words.placeholder}
				autoCapitalize="sentences"
				spellCheck
				onKeyDown={(event) => scrollPast(event, past.current)}
				onPaste={(event) => refuseLong(event, event.clipboardData)}
				onDrop={(event) => refuseLong(event, event.dataTransfer)}
				onInput={(event) => on.onText(event.currentTarget.value)}
				onCompositionStart={on.onCompose}
				onCompositionEnd={({ currentTarget: area }) => {
					// Browsers cut what is too long, and some tell the last input, after this event.
					setTimeout(() => on.onComposed(area.value));
				}}
			/>
			<CutNote count={cut} className={styles.cut} />
		</>
	);
});
