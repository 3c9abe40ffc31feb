import { isolating } from "../../isolating.ts";

/** The texts about the covers that captains draw. */
export const coverWords = isolating({
	switch: "Then draw the cover",
	begin: "Draw the cover",
	heading: "Draw the cover",
	lead: (timed: boolean) =>
		timed
			? "One minute, one sheet, no talent needed. It’ll hang on your story for all to see."
			: "Take your time, no talent needed. It’ll hang on your story for all to see.",
	hang: "Hang it up",
	none: "No cover",
	alt: (name: string | null) => (name === null ? "A cover" : `A cover drawn by ${name}`),
	/** The heading while only covers are still being drawn, and the line below it. */
	painting: "Still painting a cover",
	waiting: "All titles are in.",
	enough: "Pens down, everyone",
	down: "Take the cover down",
	sure: "Really?",
});
