import { hidesAuthors } from "../hidden-authors.ts";
import type { EmojiCounts } from "../points/scoring.ts";
import type { Room, Submission } from "../room.ts";
import type { WireLine } from "../wire/state.ts";
import { bestLine } from "./best-line.ts";
import { partLines } from "./part-lines.ts";
import type { Texts } from "./texts.ts";
import { marksOf } from "./view-marks.ts";

/**
 * Returns the best line of some parts of a story; null if none can be quoted. `counts` contains the
 * reactions to every part.
 */
export function lineOf(
	room: Room,
	parts: readonly Submission[],
	counts: Map<number, EmojiCounts>,
	texts: Texts,
): WireLine | null {
	const line = bestLine(
		parts.map((part) => ({
			id: part.id,
			content: texts.part(part.id),
			lines: partLines(part.id, texts),
			quotable: !part.censored && part.flagged.length === 0,
			reactions: counts.get(part.id) ?? {},
			marks: marksOf(room, part, texts),
		})),
	);
	if (!line) return null;
	const writer = room.submissions[line.part]?.player ?? null;
	return {
		text: line.text,
		submission: line.part,
		writer: hidesAuthors(room) ? null : writer,
	};
}
