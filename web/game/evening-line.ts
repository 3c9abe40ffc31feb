import { total } from "#game/points/scoring.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import { storiesOf } from "./stories.ts";
import { type StoryLine, storyLine } from "./story-line.ts";

/** The line that represents a whole evening. */
export interface EveningLine extends StoryLine {
	story: WireStory;
}

/**
 * Returns the most marked of the stories' lines; without marks the line of the part with the most
 * reactions, the first among equals (docs/game.md "The best line"). Null if nothing can be quoted.
 */
export function eveningLine(game: Game): EveningLine | null {
	const lines = storiesOf(game).flatMap((story): EveningLine[] => {
		const line = storyLine(game, story);
		return line ? [{ ...line, story }] : [];
	});
	const better = (one: EveningLine, other: EveningLine) =>
		marksOf(other) - marksOf(one) || reactionsTo(other) - reactionsTo(one);
	return lines.sort(better)[0] ?? null;
}

/** A story's line is the most marked one of all its parts, so its part has the highest count. */
const marksOf = ({ part }: EveningLine): number =>
	Math.max(0, ...Object.values(part?.meta.marks ?? {}));

const reactionsTo = ({ part }: EveningLine): number => total(part?.meta.reactions ?? {});
