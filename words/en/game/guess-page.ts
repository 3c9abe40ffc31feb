import { isolating } from "../../isolating.ts";

/** The page on which readers guess who wrote the parts of a story, and the big screen meanwhile. */
export const guessPageWords = isolating({
	heading: ["Who wrote", "it?"],
	text: "Argue out loud, and tap the face you suspect for each part. You can change your mind until everyone’s in.",
	/** On the big screen. */
	aloud: "Argue out loud, then tap a face.",
	/** The two ways on, with and without a guess. */
	done: "That’s my guess",
	skip: "No idea",
	counted: (done: number, of: number) => `${done} of ${of} ${done === 1 ? "is" : "are"} in`,
	/** The states of a player on the big screen and on a wide page. */
	in: "in",
	thinking: "thinking",
	/** The name of the faces under a part. */
	suspects: (part: string) => `Who wrote ${part}?`,
	nobodyNamed: (part: string) => `${part}: no one`,
	open: "no one yet",
	own: "That was you. Keep a straight face.",
});
