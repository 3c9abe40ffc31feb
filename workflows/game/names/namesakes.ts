import type { Room, Seat } from "../room.ts";
import { looksOf } from "./visible-text.ts";

/** Cached per state, because every part and story of a view names a player. */
const known = new WeakMap<Room, ReadonlyMap<number, string>>();

/**
 * Returns the names that all viewers see, by player. Names that look alike are numbered in the
 * order of the seats, players first: Mika, Mika 2 (docs/game.md "Names and texts").
 */
export function shownNames(room: Room): ReadonlyMap<number, string> {
	const names = known.get(room) ?? numbered(Object.values(room.seats));
	known.set(room, names);
	return names;
}

function numbered(seats: Seat[]): Map<number, string> {
	const inOrder = seats.sort((a, b) => Number(a.audience) - Number(b.audience) || a.id - b.id);
	const taken = new Set(inOrder.map(({ name }) => looksOf(name)));
	const names = new Map<number, string>();
	const seen = new Set<string>();
	for (const { id, name } of inOrder) {
		names.set(id, seen.has(looksOf(name)) ? freeName(name, taken) : name);
		seen.add(looksOf(name));
	}
	return names;
}

/** Returns the name with the lowest number that makes it unique, and marks it as taken. */
function freeName(name: string, taken: Set<string>): string {
	for (let number = 2; ; number++) {
		const shown = `${name} ${number}`;
		if (taken.has(looksOf(shown))) continue;
		taken.add(looksOf(shown));
		return shown;
	}
}
