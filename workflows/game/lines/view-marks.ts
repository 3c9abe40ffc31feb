import type { Room, Submission } from "../room.ts";
import { partLines } from "./part-lines.ts";
import type { PartLines, Texts } from "./texts.ts";

/** How many readers have marked each sentence of a part, by its number from 0. */
export type SentenceCounts = Record<string, number>;

/** Counted once per state, because a room has many readers. */
const counts = new WeakMap<Room, Map<number, SentenceCounts>>();

/** Returns how often the sentences of each marked part were marked, by part. */
function marksIn(room: Room): Map<number, SentenceCounts> {
	const known = counts.get(room);
	if (known) return known;
	const byPart = new Map<number, SentenceCounts>();
	for (const marks of Object.values(room.marks)) {
		for (const [submission, sentence] of Object.entries(marks)) {
			const part = byPart.get(Number(submission)) ?? {};
			part[sentence] = (part[sentence] ?? 0) + 1;
			byPart.set(Number(submission), part);
		}
	}
	counts.set(room, byPart);
	return byPart;
}

/** Returns the marks in a part as they were sent; null when there are none, and for a blacked-out part. */
export const rawMarks = (room: Room, part: Submission): SentenceCounts | null =>
	(part.censored ? undefined : marksIn(room).get(part.id)) ?? null;

/** Returns marks without those of sentences that do not exist; null when there are none. */
export function realMarks(
	marks: SentenceCounts | null,
	{ ends: { length } }: PartLines,
): SentenceCounts | null {
	const real = Object.entries(marks ?? {}).filter(([sentence]) => Number(sentence) < length);
	return real.length > 0 ? Object.fromEntries(real) : null;
}

/**
 * Returns the marks in a part, without those of sentences that do not exist; null when there are
 * none, and for a blacked-out part.
 */
export function marksOf(room: Room, part: Submission, texts: Texts): SentenceCounts | null {
	const marks = rawMarks(room, part);
	return marks && realMarks(marks, partLines(part.id, texts));
}
