import { hasResults } from "./reveal/reveal.ts";
import type { Room } from "./room.ts";
import { STATUS } from "./status.ts";

/**
 * Returns whether nobody may learn who wrote or started what (docs/game.md "Hidden authors"):
 * with hide_authors, until the results.
 */
export const hidesAuthors = (room: Room): boolean =>
	room.settings.hide_authors && room.status < STATUS.preResults;

/**
 * Returns whether everybody sees the casts and ratings. While authors are hidden they appear
 * together when all are chosen, because a captain's status changes with their own choice.
 */
export const showsCasts = (room: Room): boolean =>
	!hidesAuthors(room) || room.status > STATUS.postStoryCreate;

/** Returns whether everybody sees the titles; as with the casts, hidden captains give them at once. */
export const showsTitles = (room: Room): boolean =>
	!hidesAuthors(room) || room.status > STATUS.postStoryTitle;

/**
 * Returns whether everybody sees how often a part was marked or reacted to. With hidden authors only
 * at the results, because a reader leaves out their own parts.
 */
export const showsSums = (room: Room): boolean => !room.settings.hide_authors || hasResults(room);
