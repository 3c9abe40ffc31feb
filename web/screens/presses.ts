import { useEffect, useState } from "react";

/** gameplay.md section 4: deaf for a moment after a press, forgetful after a while; in milliseconds. */
const PAUSE = 250;
const RESET = 2000;

/** Counts presses towards a decision that takes `needed` of them; `step` is how many there were. */
export function usePresses(needed: number, decide: () => void): { step: number; press: () => void } {
	const [step, setStep] = useState(0);
	const [at, setAt] = useState(0);
	useEffect(() => {
		if (step === 0) return;
		const reset = setTimeout(() => setStep(0), RESET);
		return () => clearTimeout(reset);
	}, [step]);
	const press = () => {
		const now = performance.now();
		if (step > 0 && now - at < PAUSE) return;
		setAt(now);
		if (step + 1 < needed) return setStep(step + 1);
		setStep(0);
		decide();
	};
	return { step, press };
}
