import type { Room } from "../room.ts";
import { storiesOf } from "../selectors.ts";
import type { Feature } from "./feature.ts";

/** Covers that an action takes away are removed everywhere. */
export const covers: Feature = {
	effects(before, after) {
		const stories = uncovered(before, after);
		return stories.length > 0 ? [{ name: "removeCovers", game: after.id, stories }] : [];
	},
};

const uncovered = (before: Room, after: Room): number[] =>
	storiesOf(before)
		.filter(({ id, cover }) => cover !== null && after.stories[id]?.cover === null)
		.map(({ id }) => id);
