import { useEffect, useState } from "react";
import { useCalm } from "../../parts/use-calm.ts";

const LETTERS_PER_SECOND = 30;
/** Milliseconds between two changes of the page, of which each adds two letters. */
const STEP = 2000 / LETTERS_PER_SECOND;
/** Milliseconds for which a whole story stays. */
const PAUSE = 4000;

/** Below this height the page has no room for the story. */
const ROOM = "not (max-height: 699px)";

interface Typing {
	/** The index of the story. */
	story: number;
	/** The number of its letters that are written. */
	letters: number;
	/** Shows the next story. */
	next: () => void;
}

/**
 * Writes stories with these numbers of letters, one after the other, and stops after the last one.
 * Without motion each story is complete at once, and stays.
 */
export function useTyping(lengths: readonly number[]): Typing {
	const [fits] = useState(() => matchMedia(ROOM).matches);
	const moves = !useCalm() && fits;
	const [{ story, letters }, setAt] = useState({ story: 0, letters: 0 });
	// After one round the stories only change by a press.
	const [seen, setSeen] = useState(1);
	const whole = lengths[story] ?? 0;
	const complete = !moves || letters >= whole;
	const last = seen >= lengths.length;

	const show = (index: number) => {
		setAt({ story: index % lengths.length, letters: 0 });
		setSeen((count) => count + 1);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new with each render
	useEffect(() => {
		if (!moves || (complete && last)) return;
		const timer = setTimeout(
			() => (complete ? show(story + 1) : setAt({ story, letters: letters + 2 })),
			complete ? PAUSE : STEP,
		);
		return () => clearTimeout(timer);
	}, [moves, complete, last, story, letters]);

	return { story, letters: complete ? whole : letters, next: () => show(story + 1) };
}
