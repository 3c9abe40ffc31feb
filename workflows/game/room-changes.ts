import type { Room } from "./room.ts";
import { allSettings } from "./settings.ts";

/** The parts of a room that are rows by id, of which an action changes a few. */
const TABLES = [
	"seats",
	"kickReasons",
	"characters",
	"stories",
	"submissions",
	"awards",
	"reactions",
	"marks",
	"votes",
	"guesses",
] as const satisfies (keyof Room)[];
type Table = (typeof TABLES)[number];

/** How a room's state has changed between two versions. */
export interface RoomChanges {
	game: number;
	schema: number;
	/** The version that the changes apply to, and the version that results. */
	from: number;
	to: number;
	/** The changed values outside of the tables, whole. */
	values: Partial<Omit<Room, Table>>;
	/** The new or changed rows, whole; null for removed ones. */
	rows: Partial<Record<Table, Record<string, unknown>>>;
}

/** Returns the changes that turn one state of a room into a later one. */
export function changesOf(before: Room, after: Room): RoomChanges {
	const values: Record<string, unknown> = {};
	const rows: RoomChanges["rows"] = {};
	// The keys are those of a room, by the type of the parameter.
	for (const key of Object.keys(after) as (keyof Room)[]) {
		if (isTable(key)) {
			const changed = changedRows(before[key], after[key]);
			if (changed) rows[key] = changed;
		} else if (!isEqual(before[key], after[key])) values[key] = after[key];
	}
	const { id: game, schema, version: to } = after;
	return { game, schema, from: before.version, to, values, rows };
}

/**
 * Returns the state after the changes; null when they apply to another version. Unchanged values
 * stay the same objects.
 */
export function withChanges(room: Room, { schema, from, values, rows }: RoomChanges): Room | null {
	if (from !== room.version || schema !== room.schema) return null;
	// The workflow made them from a whole room, so the parts have the right types.
	const changed: Record<string, unknown> = {
		...room,
		...values,
		// A worker of an older build may have sent them.
		settings: allSettings(values.settings ?? room.settings),
	};
	for (const table of TABLES) {
		const changes = rows[table];
		if (!changes) continue;
		const all = Object.entries({ ...room[table], ...changes });
		changed[table] = Object.fromEntries(all.filter(([, row]) => row !== null));
	}
	// The tables and values are those of a room, by their names.
	return changed as unknown as Room;
}

const isTable = (key: keyof Room): key is Table => (TABLES as readonly string[]).includes(key);

function changedRows(
	before: Record<string, unknown>,
	after: Record<string, unknown>,
): Record<string, unknown> | null {
	if (before === after) return null;
	const changed: Record<string, unknown> = {};
	for (const id in after) if (!isEqual(before[id], after[id])) changed[id] = after[id];
	for (const id in before) if (!(id in after)) changed[id] = null;
	return Object.keys(changed).length > 0 ? changed : null;
}

/** Returns whether two values of JSON are equal. */
export function isEqual(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) || Array.isArray(b))
		return (
			Array.isArray(a) &&
			Array.isArray(b) &&
			a.length === b.length &&
			a.every((value, i) => isEqual(value, b[i]))
		);
	// JSON has no other objects.
	const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
	let keys = 0;
	for (const key in left) {
		if (!isEqual(left[key], right[key]) || !(key in right)) return false;
		keys++;
	}
	return keys === Object.keys(right).length;
}
