import type { OwnPlayer, WireStory, WireSubmission } from "#game/wire/state.ts";
import { givenTo } from "../../game/read-state.ts";
import type { StoryReading } from "../story/reactions.ts";

/** The line of a part that most readers have marked. */
export interface TopLine {
	sentence: number;
	readers: number;
}

/** Returns the most marked line of a part, the first among equals; null when none is marked. */
export function topLine({ meta }: WireSubmission): TopLine | null {
	let top: TopLine | null = null;
	for (const [sentence, readers] of Object.entries(meta.marks ?? {}))
		if (readers > (top?.readers ?? 0)) top = { sentence: Number(sentence), readers };
	return top;
}

/** A line that at least this many readers have marked is shown as marked. */
const SHOWN_FROM = 2;

/** Returns whether enough readers have marked a line for all to see the mark. */
export const isLit = (readers = 0): boolean => readers >= SHOWN_FROM;

/** Returns the position of the reader's own mark in a part; null without one. */
export const ownMark = (player: OwnPlayer, part: WireSubmission): number | null =>
	player.marks?.[part.id] ?? null;

/**
 * Returns how many of each emoji a part has, the most frequent first. The reader's own are counted
 * as they are on the screen, because the room's answer arrives later.
 */
export function liveCounts(
	{ meta }: WireSubmission,
	stored: readonly number[],
	given: readonly number[],
): Map<number, number> {
	const counts = new Map(
		Object.entries(meta.reactions ?? {}).map(([emoji, count]) => [Number(emoji), count]),
	);
	const add = (emoji: number, more: number) => counts.set(emoji, (counts.get(emoji) ?? 0) + more);
	for (const emoji of given) if (!stored.includes(emoji)) add(emoji, 1);
	for (const emoji of stored) if (!given.includes(emoji)) add(emoji, -1);
	return new Map(
		[...counts].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one),
	);
}

/** Returns the live counts of a part of a story that is being read. */
export const countsOn = (
	player: OwnPlayer,
	story: WireStory,
	part: WireSubmission,
	reading: Pick<StoryReading, "given">,
): Map<number, number> =>
	liveCounts(part, givenTo(player, story)[part.index] ?? [], reading.given[part.index] ?? []);
