/**
 * The rows of every table. Times are epoch ms; flags are 0 or 1, because SQLite has no booleans.
 */

interface RoomRow {
	/** The `game_id` of the wire. */
	id: number;
	code: string;
	created_at: number;
	closed_at: number | null;
}

interface SeatRow {
	player_id: number;
	game_id: number;
	secret_hash: string;
	user_id: string | null;
	audience: number;
	created_at: number;
}

interface TextRow {
	id: number;
	game_id: number;
	content: string;
}

interface PartRow {
	submission_id: number;
	game_id: number;
	content: string;
	words: number;
	closed: number;
	updated_at: number;
}

interface ShareRow {
	shortcut: string;
	game_id: number;
	story_id: number;
	/** The public story as JSON. */
	body: string;
	expires_at: number;
}

interface ConfigRow {
	key: string;
	/** JSON. */
	value: string;
}

interface CountRow {
	key: string;
	count: number;
}

interface PromptPackRow {
	id: number;
	name: string;
	/** The account that made the pack; null for the built-in ones. */
	owner: string | null;
}

interface PromptRow {
	id: number;
	pack_id: number;
	prompt: string;
}

interface RankRow {
	user_id: string;
	rank: number;
}

interface RankAwardRow {
	user_id: string;
	game_id: number;
	stories: number;
}

interface SavedStoryRow {
	user_id: string;
	story_id: number;
	title: string;
	mature: number;
	parts: number;
	/** The public story as JSON. */
	body: string;
	saved_at: number;
}

interface StoreRow {
	id: string;
	bound: number;
}

declare module "knex/types/tables.js" {
	interface Tables {
		rooms: RoomRow;
		seats: SeatRow;
		texts: TextRow;
		parts: PartRow;
		shares: ShareRow;
		config: ConfigRow;
		counts: CountRow;
		prompt_packs: PromptPackRow;
		prompts: PromptRow;
		ranks: RankRow;
		rank_awards: RankAwardRow;
		saved_stories: SavedStoryRow;
		store: StoreRow;
	}
}

/** Makes this file a module, which can extend the types of knex. */
export type {};
