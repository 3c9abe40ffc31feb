import type { PlayerMeta } from "../room.ts";
import type { Settings } from "../settings.ts";
import type { Status } from "../status.ts";

/**
 * A collection: objects keyed by the decimal string of their id, so that a merge patch names only
 * what changed.
 */
export type ById<T> = Record<string, T>;

export interface PlayerData {
	audience: boolean;
	points: number;
	vip: boolean;
	connected: boolean;
	/** True while the player has typed within the last few seconds; absent before they ever did. */
	typing?: boolean;
	premium: boolean;
	/** How many stories of the list the player has walked through. */
	reaction_index: number;
	/** Reactions received: emoji index to count. Filled at results. */
	reactions: Record<string, number>;
	/** True once a player was kicked or left in play: the seat's stories stay. */
	gone?: boolean;
}

/** A player as everybody in the room sees them. Never a secret, never a user_id. */
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
	/** Part position in the story, from 0. */
	index: number;
	/** Writer and name; both null while hide_authors holds. */
	player_id: number | null;
	player: string | null;
	content: string;
	/** True while `content` is empty because the text follows in a patch, which removes this flag. */
	content_follows?: true;
	prompts: string[];
	meta: { prompt: string | null; done: boolean; censored: boolean; flagged: number[] };
}

export interface WireStory {
	id: number;
	characters: ById<WireCharacter>;
	/** Empty before reading (status 22); from then on everybody's parts. */
	submissions: ById<WireSubmission>;
	settings: { mature: boolean };
	/** Null while hide_authors holds. */
	captain: { id: number; name: string; meta: { sprite_id: number } } | null;
	meta: {
		title: string | null;
		/** Story position, from 0. */
		index: number;
		points: number;
		/** Emoji index to count, over all parts. Filled at results. */
		reactions: Record<string, number>;
		/** Names of the awards won. Filled at results. */
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

/** `game` in a full snapshot: the same for every viewer of the room. */
export interface Game {
	id: number;
	status: Status;
	host_id: number;
	room_code: string;
	settings: Settings;
	players: ById<PublicPlayer>;
	stories: ById<WireStory>;
	awards: ById<WireAward>;
	/** Epoch ms; `limit` is shown, `hard_limit` enforced. Null where nothing runs out. */
	countdown: { limit: number | null; hard_limit: number | null };
	/**
	 * `reading_start`: epoch ms at which the intro ends and writing begins. `part`: the running part,
	 * from 0.
	 */
	submission: { reading_start: number | null; part: number | null };
	/** Epoch ms at which the host stopped the clock; null while it runs. */
	paused_at: number | null;
	/** Nobody new is let in. */
	locked: boolean;
	/** While the room reads together: the part that the host has opened last, from 0. */
	reading: { story_id: number; part: number } | null;
	extra: { num_audience: number };
	game_stats: GameStats | null;
}

export interface WireReaction {
	id: number;
	story_id: number;
	/** Per part of the story, in order: the emoji indices given. */
	meta: { submission_reactions: number[][] };
}

export interface WireVote {
	id: number;
	story_id: number;
	/** The award's id. */
	award: number;
}

/** `player` in a full snapshot: the reader's own record. */
export interface OwnPlayer {
	id: number;
	name: string;
	status: Status;
	data: PlayerData;
	meta: PlayerMeta;
	/** At status 8 the player's own (locked ones included); at 11 the hand dealt to them. */
	characters: ById<WireCharacter>;
	/** The story in front of the player, with the earlier parts they may see. */
	current_story: WireStory | null;
	/** The player's own part, with its content, prompts and meta. */
	current_submission: WireSubmission | null;
	/** Epoch ms at which this player's writing time ends; null without a timer. */
	submission: { submission_end: number | null };
	reactions: ById<WireReaction>;
	votes: ById<WireVote>;
	/**
	 * Ids of the parts this player wrote (they may not react to those), also while authors are
	 * hidden.
	 */
	own_submissions: number[];
	/**
	 * Ids of the stories this player captains (they may not vote for those), also while authors are
	 * hidden.
	 */
	own_stories: number[];
	/** All stories with all parts, for the host while they are moderated (status 20); else empty. */
	stories: ById<WireStory>;
}
