import type { PlayerMeta } from "../room.ts";
import type { Settings } from "../settings.ts";
import type { Status } from "../status.ts";

/**
 * Objects by the decimal string of their id. A collection is no array, because a merge patch of an
 * array would hold all of it.
 */
export type ById<T> = Record<string, T>;

export interface PlayerData {
	audience: boolean;
	points: number;
	vip: boolean;
	connected: boolean;
	/** True if a text of the player was saved in the last seconds, else absent. */
	typing?: boolean;
	premium: boolean;
	/** The number of stories, from the first one, that the player has read without a gap. */
	reaction_index: number;
	/** Received reactions: emoji index to count. Filled at the results. */
	reactions: Record<string, number>;
	/** True if the player left or was kicked after the start; their stories stay. */
	gone?: boolean;
}

/** A player as everybody in the room sees them; without secret and account. */
export interface PublicPlayer {
	id: number;
	name: string;
	status: Status;
	meta: PlayerMeta;
	data: PlayerData;
}

export interface WireCharacter {
	id: number;
	name: string;
	selected: boolean;
	meta: { mature: boolean; locked: boolean; otp: boolean };
}

export interface WireSubmission {
	id: number;
	/** The position of the part in the story, from 0. */
	index: number;
	/** The writer; like `player`, null while `hide_authors` applies. */
	player_id: number | null;
	/** The name of the writer. */
	player: string | null;
	content: string;
	/** True while the text is still to come in a patch (docs/protocol.md "Long texts"). */
	content_follows?: true;
	prompts: string[];
	meta: { prompt: string | null; done: boolean; censored: boolean; flagged: number[] };
}

export interface WireStory {
	id: number;
	characters: ById<WireCharacter>;
	/** In `Game.stories` empty before the reading (status 23), then all parts. */
	submissions: ById<WireSubmission>;
	settings: { mature: boolean };
	/** The player who starts the story; null while `hide_authors` applies. */
	captain: { id: number; name: string; meta: { sprite_id: number } } | null;
	meta: {
		title: string | null;
		/** The position of the story, from 0. */
		index: number;
		points: number;
		/** Emoji index to count, over all parts. Filled at the results. */
		reactions: Record<string, number>;
		/** The names of the awards that the story won. Filled at the results. */
		awards: string[];
	};
}

export interface WireAward {
	id: number;
	meta: { name: string; subtitle: string; rule: number };
}

export interface GameStats {
	meta: Record<string, number | string | null | Record<string, string[]>>;
	audience_stats: { audience_count: number; audience_reacts: number };
}

/** `game` in a full snapshot, the same for every viewer (docs/protocol.md "The game view"). */
export interface Game {
	id: number;
	status: Status;
	host_id: number;
	room_code: string;
	settings: Settings;
	players: ById<PublicPlayer>;
	stories: ById<WireStory>;
	awards: ById<WireAward>;
	/** Epoch ms. Clients show `limit`, the server enforces `hard_limit`. Null without a clock. */
	countdown: { limit: number | null; hard_limit: number | null };
	/** `reading_start`: epoch ms at which the intro ends. `part`: the running part, from 0. */
	submission: { reading_start: number | null; part: number | null };
	/** Epoch ms at which the host paused the clock; null while it runs. */
	paused_at: number | null;
	/** True if nobody new may join. */
	locked: boolean;
	/** The part that the host opened last, from 0; null unless the room reads together. */
	reading: { story_id: number; part: number } | null;
	extra: { num_audience: number };
	game_stats: GameStats | null;
}

export interface WireReaction {
	id: number;
	story_id: number;
	/** The emoji indices for each part of the story, in order. */
	meta: { submission_reactions: number[][] };
}

export interface WireVote {
	id: number;
	story_id: number;
	/** The id of the award. */
	award: number;
}

/** `player` in a full snapshot, the viewer's own record (docs/protocol.md "The player view"). */
export interface OwnPlayer {
	id: number;
	name: string;
	status: Status;
	data: PlayerData;
	meta: PlayerMeta;
	/** At status 8 the player's own characters, locked ones included; at 11 the player's hand. */
	characters: ById<WireCharacter>;
	/** The story that the player works on, with the earlier parts that they may see. */
	current_story: WireStory | null;
	/** The part that the player writes, with its prompts. */
	current_submission: WireSubmission | null;
	/** Epoch ms at which the player's writing time ends; null without a timer. */
	submission: { submission_end: number | null };
	reactions: ById<WireReaction>;
	votes: ById<WireVote>;
	/** The ids of the player's parts, because players may not react to their own. */
	own_submissions: number[];
	/** The ids of the player's stories, because players may not vote for their own. */
	own_stories: number[];
	/** All stories with all parts, for the host in the moderation phase (status 20); else empty. */
	stories: ById<WireStory>;
}
