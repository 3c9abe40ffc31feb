import { type Room, SCHEMA } from "./room.ts";
import { ADDED, type Added } from "./schemas.ts";
import { allSettings } from "./settings.ts";

/** A room's state as stored by any build of the rules; its other keys depend on its schema. */
export interface StoredRoom {
	schema: number;
}

/** Returns a state of one schema in the shape of the next schema. */
type Step = (state: Record<string, unknown>) => Record<string, unknown>;

/** Returns a collection with the missing keys of each item; every schema has items by id. */
const withDefaults = (items: unknown, defaults: object): Record<string, object> =>
	Object.fromEntries(
		Object.entries(items as Record<string, object>).map(([id, item]) => [
			id,
			{ ...defaults, ...item },
		]),
	);

const stepOf =
	({ room, seat, submission, story }: Added): Step =>
	({ seats, submissions, stories, ...state }) => ({
		...room?.(),
		...state,
		seats: seat ? withDefaults(seats, seat) : seats,
		stories: story ? withDefaults(stories, story) : stories,
		submissions: submission ? withDefaults(submissions, submission) : submissions,
	});

/** The steps in order: the first one upgrades schema 1 to 2. A schema can add values only. */
const STEPS: readonly Step[] = Array.from({ length: SCHEMA - 1 }, (_, i) => stepOf(ADDED[i] ?? {}));

/** Returns the state in today's shape. Throws if a newer build wrote it. */
export function migrate(stored: StoredRoom): Room {
	const upgraded = stored.schema === SCHEMA ? stored : upgrade(stored, SCHEMA, STEPS);
	const room = upgraded as Room; // the schema names the shape
	const settings = allSettings(room.settings);
	return settings === room.settings ? room : { ...room, settings };
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
