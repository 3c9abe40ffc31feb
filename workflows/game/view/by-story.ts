import type { Character, Room, Submission } from "../room.ts";

/**
 * Grouped once per table, because views ask for every story. The tables of a state do not change;
 * the rules change theirs, and so use `submissionsOf`.
 */
const parts = new WeakMap<Room["submissions"], Map<number, Submission[]>>();
const casts = new WeakMap<Room["characters"], Map<number, Character[]>>();

/** Returns the parts of a story in order, as `submissionsOf` does. */
export const partsOf = ({ submissions }: Room, story: number): Submission[] =>
	grouped(parts, submissions, (part) => [part.story], byIndex).get(story) ?? [];

/** Returns the characters of a story by id. */
export const castOf = ({ characters }: Room, story: number): Character[] =>
	grouped(casts, characters, (character) => character.stories, byId).get(story) ?? [];

const byIndex = (a: Submission, b: Submission) => a.index - b.index;
const byId = (a: Character, b: Character) => a.id - b.id;

function grouped<T>(
	known: WeakMap<Record<number, T>, Map<number, T[]>>,
	table: Record<number, T>,
	storiesOf: (item: T) => number[],
	order: (a: T, b: T) => number,
): Map<number, T[]> {
	const before = known.get(table);
	if (before) return before;
	const groups = new Map<number, T[]>();
	for (const item of Object.values(table).sort(order))
		for (const story of storiesOf(item)) {
			const group = groups.get(story);
			if (group) group.push(item);
			else groups.set(story, [item]);
		}
	known.set(table, groups);
	return groups;
}
