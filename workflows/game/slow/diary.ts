import { hidesAuthors } from "../hidden-authors.ts";
import type { Room, Submission } from "../room.ts";
import { STATUS } from "../status.ts";
import type { DiaryLine, Recap } from "../wire/state.ts";
import { isSlow } from "./slow-clock.ts";

const DAY = 86_400_000;

/**
 * Returns the parts of a slow game that were handed in, in the order of time. Secret authors have
 * no names and no words in it, because a later story would show who wrote it.
 */
export function diaryOf(room: Room): DiaryLine[] {
	const secret = hidesAuthors(room);
	return writtenParts(room).map(({ at, part: { index, player, words, closed } }) => ({
		at,
		part: index,
		...(!secret && { player, ...(closed && { words }) }),
	}));
}

/** Returns what a slow game was like as the key of a view; without it before the reading. */
export function recapOf(room: Room): { recap?: Recap } {
	if (!isSlow(room) || room.status < STATUS.preVoting || room.began === undefined) return {};
	const parts = writtenParts(room);
	const times = [room.began, ...parts.map(({ at }) => at)];
	const waits = parts.map(({ at, part }, i) => ({ ms: at - (times[i] ?? at), part }));
	const longest = waits.toSorted((a, b) => b.ms - a.ms)[0];
	return {
		recap: {
			days: Math.floor(((times.at(-1) ?? 0) - room.began) / DAY) + 1,
			parts: parts.length,
			words: parts.reduce((sum, { part }) => sum + part.words, 0),
			...(longest && {
				longest: {
					ms: longest.ms,
					...(!hidesAuthors(room) && { player: longest.part.player }),
				},
			}),
		},
	};
}

/** Returns the parts with text, or that are done, by the time at which they were handed in. */
const writtenParts = (room: Room): { at: number; part: Submission }[] =>
	Object.values(room.submissions)
		.filter(({ closed, words, handedAt }) => (closed ? words > 0 : handedAt !== null))
		.map((part) => ({ at: part.handedAt ?? part.end ?? 0, part }))
		.sort((a, b) => a.at - b.at || a.part.id - b.part.id);
