import { useEffect } from "react";
import { isCalm } from "../../../device/calm.ts";
import { playCue } from "../../../device/sound.ts";

/** Plays the curtain, and a note for the line, which appears `line` milliseconds later. */
export function useCurtainCallCues(line: number): void {
	useEffect(() => {
		playCue("chord");
		const timer = setTimeout(() => playCue("second"), isCalm() ? 0 : line);
		return () => clearTimeout(timer);
	}, [line]);
}
