import { type Room, SCHEMA, type Seat, type Submission } from "./room.ts";

/** A room's state as any build of the rules left it; its other keys depend on its schema. */
export interface StoredRoom {
	schema: number;
}

/** Returns a state of one schema in the shape of the next schema. */
type Step = (state: Record<string, unknown>) => Record<string, unknown>;

/** Adds what schema 2 has in a room, and in each seat and part. */
const toSchema2: Step = ({ seats, submissions, ...state }) => ({
	...ROOM_OF_2,
	...state,
	seats: withDefaults(seats, SEAT_OF_2),
	submissions: withDefaults(submissions, SUBMISSION_OF_2),
});

/** Adds what schema 3 has in a room. */
const toSchema3: Step = (state) => ({ ...ROOM_OF_3, ...state });

/** Adds what schema 4 has in a room. */
const toSchema4: Step = (state) => ({ ...ROOM_OF_4, ...state });

/** Adds what schema 5 has in a room, and in each part. */
const toSchema5: Step = ({ submissions, ...state }) => ({
	...ROOM_OF_5,
	...state,
	submissions: withDefaults(submissions, SUBMISSION_OF_5),
});

const ROOM_OF_2 = {
	crown: null,
	lastGame: null,
	hurryAt: null,
	kickReasons: {},
	runsSchema: 1,
	since: null,
	selfReactions: false,
	stage: 0,
	lastCall: false,
} satisfies Partial<Room>;
const ROOM_OF_3 = { marks: {}, reveal: null, sparks: true } satisfies Partial<Room>;
const ROOM_OF_4 = { overlay: false } satisfies Partial<Room>;
const ROOM_OF_5 = { shownOut: [], sparkless: [] } satisfies Partial<Room>;
const SEAT_OF_2 = { asked: false } satisfies Partial<Seat>;
const SUBMISSION_OF_2 = { shown: 0 } satisfies Partial<Submission>;
const SUBMISSION_OF_5 = { swapped: false } satisfies Partial<Submission>;

/** Returns a collection with the missing keys of each item; every schema has items by id. */
const withDefaults = (items: unknown, defaults: object): Record<string, object> =>
	Object.fromEntries(
		Object.entries(items as Record<string, object>).map(([id, item]) => [
			id,
			{ ...defaults, ...item },
		]),
	);

/**
 * The steps in order: the first one upgrades schema 1 to 2. A new schema adds its step at the end.
 */
const STEPS: readonly Step[] = [toSchema2, toSchema3, toSchema4, toSchema5];

/** Returns the state in today's shape. Throws if a newer build wrote it. */
export function migrate(stored: StoredRoom): Room {
	if (stored.schema === SCHEMA) return stored as Room; // the schema names the shape
	return upgrade(stored, SCHEMA, STEPS) as unknown as Room; // so does the last step
}

/**
 * Returns the state after the steps from its schema to the given one. Throws if a step is missing.
 */
export function upgrade(stored: StoredRoom, schema: number, steps: readonly Step[]): StoredRoom {
	if (stored.schema > schema)
		throw new Error(
			`schema of a room must be at most ${schema} (got ${stored.schema}): a newer version wrote it`,
		);
	let state = stored;
	while (state.schema < schema) {
		const step = steps[state.schema - 1];
		if (!step)
			throw new Error(`schema of a room must have a step to the next one (got ${state.schema})`);
		state = { ...step({ ...state }), schema: state.schema + 1 };
	}
	return state;
}
