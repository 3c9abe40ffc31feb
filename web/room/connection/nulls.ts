import type { Game, OwnPlayer, WireStory, WireSubmission } from "#game/wire/state.ts";

/**
 * The keys of a T that can be null: `null` where the value has no such keys, a nested table where
 * it is an object that has some, and a pair of both for an object that can be null. `"*"` means
 * every key of a record.
 */
export type NullTable<T> = T extends readonly unknown[]
	? never
	: T extends object
		? string extends keyof T
			? Filled<{ "*": NullTable<T[keyof T]> }>
			: Filled<{ [K in keyof T]-?: NullEntry<Exclude<T[K], undefined>> }>
		: never;

type NullEntry<V> = null extends V
	? [NullTable<NonNullable<V>>] extends [never]
		? null
		: readonly [null, NullTable<NonNullable<V>>]
	: NullTable<V>;

/** A table without its empty entries; never when all are empty. */
type Filled<T> = { [K in keyof T as [T[K]] extends [never] ? never : K]: T[K] } extends infer F
	? keyof F extends never
		? never
		: F
	: never;

const SUBMISSION = {
	player_id: null,
	player: null,
	meta: { prompt: null },
} as const satisfies NullTable<WireSubmission>;

const STORY = {
	captain: null,
	meta: { title: null, line: { writer: null } },
	submissions: { "*": SUBMISSION },
} as const satisfies NullTable<WireStory>;

const GAME = {
	countdown: { limit: null, hard_limit: null },
	submission: { reading_start: null, part: null },
	crown: null,
	paused_at: null,
	paused_until: null,
	reading: null,
	hurry_at: null,
	reveal: null,
	game_stats: null,
	superlatives: null,
	last_game: null,
	again: null,
	stories: { "*": STORY },
} as const satisfies NullTable<Game>;

const PLAYER = {
	submission: { submission_end: null },
	current_story: [null, STORY],
	current_submission: [null, SUBMISSION],
	stories: { "*": STORY },
} as const satisfies NullTable<OwnPlayer>;

/**
 * Sets the game's keys that a merge patch has deleted back to null, because RFC 7396 cannot carry a
 * null (docs/protocol.md "Patches").
 */
export const restoreGameNulls = (game: Game): void => restore(game, GAME);

/** Sets the deleted keys of the player's own record back to null. */
export const restorePlayerNulls = (player: OwnPlayer): void => restore(player, PLAYER);

interface Table {
	readonly [key: string]: null | Table | readonly [null, Table];
}

function restore(owner: object, table: Table): void {
	// A wire object is plain JSON, which its interface does not express.
	const values = owner as Record<string, unknown>;
	for (const [name, entry] of Object.entries(table)) {
		const nullable = entry === null || Array.isArray(entry);
		const within = Array.isArray(entry) ? entry[1] : entry;
		for (const key of name === "*" ? Object.keys(values) : [name]) {
			if (nullable && values[key] === undefined) values[key] = null;
			const value = values[key];
			if (within && typeof value === "object" && value !== null) restore(value, within);
		}
	}
}
