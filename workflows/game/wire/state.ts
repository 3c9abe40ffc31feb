import type { EntryName } from "../actions.ts";
import type { CrownPass, PlayerMeta } from "../room.ts";
import type { Settings } from "../settings.ts";
import type { Superlative } from "../show/superlatives.ts";
import type { Status } from "../status.ts";
import type { DraftBody } from "./bodies.ts";

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
	/**
	 * True for a few seconds after each save of a part while connected, else absent; absent in `game`
	 * while authors are hidden.
	 */
	typing?: boolean;
	premium: boolean;
	/**
	 * The number of stories, from the first one, that the player has read without a gap. While
	 * authors are hidden 0 in `game`, because one's own story counts as read.
	 */
	reaction_index: number;
	/** Received reactions: emoji index to count. Filled at the results. */
	reactions: Record<string, number>;
	/** True if the player left or was kicked after the start; their stories stay. */
	gone?: boolean;
	/** True if the room plays again and the player has not joined the next game yet, else absent. */
	asked?: boolean;
}

/** A player as everybody in the room sees them; without secret and account. */
export interface PublicPlayer {
	id: number;
	name: string;
	status: Status;
	meta: WireMeta;
	data: PlayerData;
}

/** `locked`: the game has begun, so name, look and kind of the seat stay as they are. */
export type WireMeta = PlayerMeta & { locked: boolean };

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
	/**
	 * `prompt`: the first prompt, as soon as the writer has been shown it. `flagged`: the reader's own
	 * id, and for the host in moderation 0 for each other flag. `reactions`: emoji index to count, at
	 * the results.
	 */
	meta: {
		prompt: string | null;
		done: boolean;
		censored: boolean;
		flagged: number[];
		reactions?: Record<string, number>;
	};
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
		/** The first sentence of the best-reacted part, at the results; absent if none can be quoted. */
		best_line?: string;
		/**
		 * The most marked sentence with its part and its writer, at the results; absent where none was
		 * marked. `writer` is null while `hide_authors` applies.
		 */
		line?: { text: string; submission: number; writer: number | null };
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
	/** How the crown passed the last time; null before that. */
	crown: CrownPass | null;
	/** The running phase: a number that grows with every phase, also when the room plays again. */
	stage: number;
	/** Epoch ms at which the host paused the clock; null while it runs. */
	paused_at: number | null;
	/** Epoch ms at which the pause ends by itself; null while the clock runs. */
	paused_until: number | null;
	/** True if nobody new may join. */
	locked: boolean;
	/** True if readers may react to their own parts and vote for their own stories, else absent. */
	can_react_to_self?: true;
	/**
	 * The part that the host opened last, from 0; null unless the room reads together. `ended`: the
	 * host has led everybody on to the awards.
	 */
	reading: { story_id: number; part: number; ended?: true } | null;
	/** Epoch ms at which half of the players had finished reading; null before that. */
	hurry_at: number | null;
	extra: { num_audience: number };
	/** The latest finished game of the room, which GET /games/{id} returns until then (epoch ms). */
	last_game: { id: number; expires_at: number } | null;
	game_stats: GameStats | null;
	/** What each writer did best, by player id; null before the results. */
	superlatives: Record<string, Superlative> | null;
}

export interface WireReaction {
	id: number;
	story_id: number;
	/** The emoji indices for each part of the story, in order. */
	meta: { submission_reactions: number[][] };
}

/**
 * What a player has entered and not submitted: the bodies of the actions as they were saved last,
 * by the action's name, those of `story/react` by the id of the story.
 */
export type Drafts = Partial<
	{ [A in Exclude<EntryName, "story/react">]: DraftBody<A> } & {
		"story/react": ById<DraftBody<"story/react">>;
	}
>;

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
	meta: WireMeta;
	/** At status 8 the player's own characters, locked ones included; at 11 the player's hand. */
	characters: ById<WireCharacter>;
	/** The story that the player works on, with the earlier parts that they may see. */
	current_story: WireStory | null;
	/** The part that the player writes, with its prompts. */
	current_submission: WireSubmission | null;
	/**
	 * `submission_end`: epoch ms at which the player's writing time ends; null without a timer.
	 * `extra_reading`: the milliseconds in it for reading the earlier parts.
	 */
	submission: { submission_end: number | null; extra_reading: number };
	reactions: ById<WireReaction>;
	votes: ById<WireVote>;
	/** The ids of the player's parts, because players may not react to their own. */
	own_submissions: number[];
	/** The ids of the player's stories, because players may not vote for their own. */
	own_stories: number[];
	/** The ids of the parts that this player flagged. */
	own_flags: number[];
	/** By part: how many flagged it, for the host while parts can be censored; else empty. */
	flag_counts: Record<string, number>;
	/** What the player had entered and not submitted at the last snapshot. */
	drafts: Drafts;
	/** All stories with all parts, for the host in the moderation phase (status 20); else empty. */
	stories: ById<WireStory>;
}
