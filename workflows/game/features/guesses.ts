import type { Feature } from "./feature.ts";

/** The round of guesses ends by the clock, which the host can stop and lengthen. */
export const guesses: Feature = {
	alarm: {
		at: ({ guessRound, pause }) =>
			guessRound === null || guessRound.over || pause !== null ? null : guessRound.end,
		ring({ guessRound }) {
			if (guessRound) guessRound.over = true;
		},
	},
};
