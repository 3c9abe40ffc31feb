import { cutIn } from "#game/lines/cuts.ts";
import type { WireStory, WireSubmission } from "#game/wire/state.ts";
import { partsOf } from "../../game/stories.ts";

/** Between these lengths, in code points, a beginning ends: about a line of a phone. */
const [SHORTEST, LONGEST] = [20, 34];
/** What does not stand before the dots of a beginning. */
const APART = /^[\p{P}\s]$/u;
/** UTF-16 units of a text that are more than is shown of it, whatever its white space is. */
const ENOUGH = 400;

/** Returns the first words of a part; null if it is blank, removed or flagged. */
export function beginningOf({ content, meta }: WireSubmission): string | null {
	const text = content.slice(0, ENOUGH).trim().replaceAll(/\s+/gu, " ");
	if (text === "" || meta.censored || meta.flagged.length > 0) return null;
	const signs = [...text];
	if (signs.length <= LONGEST) return text;
	const unitsOf = (length: number) => signs.slice(0, length).join("").length;
	let end = cutIn(text, unitsOf(SHORTEST), unitsOf(LONGEST));
	while (end > 0 && APART.test(text.charAt(end - 1))) end--;
	return `${text.slice(0, end)}…`;
}

/** Returns the first words of a story, by which readers know it while authors are hidden. */
export function storyBeginning(story: WireStory): string | null {
	const [first] = partsOf(story);
	return first ? beginningOf(first) : null;
}
