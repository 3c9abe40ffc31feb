import { proxy, useSnapshot } from "valtio";
import type { WireStory } from "#game/wire/state.ts";
import { partsOf } from "../../game/stories.ts";
import { linesIn, withLine } from "./story-lines.ts";

/** The places of the lines that writers have chosen, by story. */
const chosen = proxy<Record<number, number>>({});

/**
 * Returns the lines of a story and the one that its writer has chosen, at first the best one. A blank
 * story has none.
 */
export function useOwnLine(story: WireStory) {
	const lines = partsOf(story).flatMap(linesIn);
	const best = Math.max(0, lines.indexOf(story.meta.best_line ?? ""));
	/** The place of the chosen line among the lines, from 0. */
	const place = useSnapshot(chosen)[story.id] ?? best;
	return {
		lines,
		place,
		choose(next: number) {
			chosen[story.id] = next;
		},
		/** The story, quoted by the chosen line. */
		quoted: withLine(story, lines[place]),
	};
}
