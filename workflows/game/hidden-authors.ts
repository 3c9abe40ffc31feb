import { hasResults, revealsAuthors } from "./reveal/reveal.ts";
import type { Room } from "./room.ts";
import { STATUS } from "./status.ts";

/**
 * Returns whether writers and captains are secret (docs/game.md "Hidden authors"): with
 * hide_authors, until the reveal. Where authors were guessed, they are secret until all parts of
 * that story have theirs.
 */
export const hidesAuthors = (room: Room): boolean =>
	room.settings.hide_authors && (room.status < STATUS.preResults || revealsAuthors(room));

/**
 * Returns whether all viewers see the casts and ratings. Hidden authors' casts appear together once
 * all are chosen, because a captain's status changes with their own choice.
 */
export const showsCasts = (room: Room): boolean =>
	!hidesAuthors(room) || room.status > STATUS.postStoryCreate;

/** Returns whether all viewers see the titles. Hidden authors' titles appear together too. */
export const showsTitles = (room: Room): boolean =>
	!hidesAuthors(room) || room.status > STATUS.postStoryTitle;

/**
 * Returns whether all viewers see how often a part was marked or reacted to. With hidden authors
 * only at the results, because the missing reaction of a part's writer would reveal them.
 */
export const showsSums = (room: Room): boolean => !room.settings.hide_authors || hasResults(room);
