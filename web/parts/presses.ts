import { type MouseEvent, useEffect, useState } from "react";

/** Milliseconds after a press in which the next one does not count, because of double clicks. */
const PAUSE = 250;
/** Milliseconds after the last press until the count starts again. */
const RESET = 2000;

interface Presses {
	/** The number of presses so far. */
	step: number;
	/** True while a press does not count. */
	paused: boolean;
	press: () => void;
}

/**
 * Returns false for a moment after the component appears, so that a double click on the button that
 * opened it presses nothing in it.
 */
export function useAcceptsPresses(): boolean {
	const [accepts, setAccepts] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setAccepts(true), PAUSE);
		return () => clearTimeout(timer);
	}, []);
	return accepts;
}

/** Counts presses, and calls `decide` on the last of `needed` (docs/game.md "Host"). */
export function usePresses(needed: number, decide: () => void): Presses {
	const [step, setStep] = useState(0);
	const [paused, setPaused] = useState(false);
	useEffect(() => {
		if (step === 0) return;
		const wake = setTimeout(() => setPaused(false), PAUSE);
		const reset = setTimeout(() => setStep(0), RESET);
		return () => {
			clearTimeout(wake);
			clearTimeout(reset);
		};
	}, [step]);
	const press = () => {
		if (step > 0 && paused) return;
		const decided = step + 1 >= needed;
		setPaused(!decided);
		setStep(decided ? 0 : step + 1);
		if (decided) decide();
	};
	return { step, paused: step > 0 && paused, press };
}

/**
 * Keeps the focus in the text during a press of a button, because a phone's keyboard closes without
 * it.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
