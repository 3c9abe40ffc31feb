import { useEffect, useState } from "react";

/** A press this soon after another is a double click, not a decision; milliseconds. */
const PAUSE = 250;
/** How long an unfinished decision is remembered; milliseconds. */
const RESET = 2000;

interface Presses {
	/** How many presses there were so far. */
	step: number;
	/** A press now would be too soon to count. */
	paused: boolean;
	press: () => void;
}

/** Counts presses towards a decision that takes `needed` of them (docs/game.md "Host"). */
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
