import { LIMITS } from "../limits.ts";
import type { Room, Submission } from "../room.ts";
import { guessedParts } from "./guessing.ts";

/** Returns whom each reader named as the author of a part, by reader. */
export const guessesAt = (room: Room, { id }: Submission): Record<string, number> =>
	Object.fromEntries(
		Object.entries(room.guesses).flatMap(([reader, guesses]) => {
			const named = guesses[id];
			return named === undefined ? [] : [[reader, named]];
		}),
	);

/** Returns of how many guessed parts a reader found the author. */
export const foundBy = (room: Room, reader: number): number =>
	guessedParts(room).filter(({ id, player }) => room.guesses[reader]?.[id] === player).length;

/**
 * Returns how many guesses at a writer's parts missed; 0 for a writer whom a reader found, and for
 * one who was not guessed.
 */
export function missesOf(room: Room, writer: number): number {
	const own = guessedParts(room).filter(({ player }) => player === writer);
	const named = own.flatMap((part) => Object.values(guessesAt(room, part)));
	return named.includes(writer) ? 0 : named.length;
}

/** Returns the fame of the readers who found an author, by reader; it is worth no points. */
export function fameOf(room: Room): Record<string, number> {
	const readers = Object.keys(room.guesses).map(Number);
	const found = readers.map((reader) => [reader, foundBy(room, reader)] as const);
	return Object.fromEntries(
		found.filter(([, n]) => n > 0).map(([reader, n]) => [reader, n * LIMITS.famePerAuthor]),
	);
}
