import type { coverWords as english } from "../../en/game/cover.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts about the covers that captains draw. */
export const coverWords = isolating<Words<typeof english>>({
	switch: "Danach das Cover malen",
	begin: "Das Cover malen",
	heading: "Mal das Cover",
	lead: (timed: boolean) =>
		timed
			? "Eine Minute, ein Blatt, kein Talent nötig. Danach hängt es an deiner Geschichte, und alle sehen es."
			: "Lass dir Zeit, Talent ist nicht nötig. Danach hängt es an deiner Geschichte, und alle sehen es.",
	hang: "Aufhängen",
	none: "Kein Cover",
	alt: (name: string | null) => (name === null ? "Ein Cover" : `Ein Cover, gemalt von ${name}`),
	/** The heading while only covers are still being drawn, and the line below it. */
	painting: "Ein Cover wird noch gemalt",
	waiting: "Alle Titel sind da.",
	enough: "Stifte weg, alle miteinander",
	down: "Cover abhängen",
	sure: "Wirklich?",
});
