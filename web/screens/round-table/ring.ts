/** A place at the table, from -1 (left, top) to 1 (right, bottom). */
interface Place {
	x: number;
	y: number;
}

/**
 * The angle of the first place, in degrees clockwise from the right: at the bottom right, and with
 * three or four people such that no place is in the steam.
 */
const FIRST: Record<number, number> = { 3: 65, 4: 45, 6: 60 };
const FIRST_ELSE = 52;

/** Returns whether the steam of the pot has room between this number of people. */
export const hasSteam = (people: number): boolean => people <= 4;

/**
 * Returns places around the table. The first one is at the bottom right; the others follow
 * clockwise, at equal distances.
 */
export const placesFor = (people: number): Place[] =>
	Array.from({ length: people }, (_, i) => {
		const angle = (((FIRST[people] ?? FIRST_ELSE) + (360 * i) / people) * Math.PI) / 180;
		return { x: Math.cos(angle), y: Math.sin(angle) };
	});

/**
 * Returns the players with the reader first, so that readers always see themselves in the same
 * place.
 */
export function readerFirst<T extends { id: number }>(players: readonly T[], reader: number): T[] {
	const own = players.findIndex(({ id }) => id === reader);
	return own < 0 ? [...players] : [...players.slice(own), ...players.slice(0, own)];
}
