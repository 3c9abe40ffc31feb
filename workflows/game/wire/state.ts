import type { EntryName } from "../names/entries.ts";
import type { RevealStep } from "../reveal/reveal-steps.ts";
import type { Superlative } from "../reveal/superlatives.ts";
import type { CrownPass, PlayerMeta } from "../room.ts";
import type { Language } from "../settings/languages.ts";
import type { Settings } from "../settings.ts";
import type { Status } from "../status.ts";
import type { DraftBody } from "./bodies.ts";

/**
 * Objects by the decimal string of their id. A collection is not an array, because a merge patch of
 * an array would contain all of it.
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
	 * The number of stories, from the first one, that the player has read without a gap. In `game` it
	 * is 0 while authors are hidden, because a player's own story counts as read.
	 */
	reaction_index: number;
	/** Received reactions: emoji index to count. Filled at the results. */
	reactions: Record<string, number>;
	/** True if the player left or was kicked after the start; their stories stay. */
	gone?: boolean;
	/** True if the room plays again and the player has not joined the next game yet, else absent. */
	asked?: boolean;
	/** True if the player of a slow game is away and gets no parts, else absent. */
	asleep?: boolean;
	/**
	 * Epoch ms since which the player has had this status or, without a connection, has been away.
	 * Absent while it is not known, and while the shown status is not the player's real one.
	 */
	since?: number;
}

/** A player as all viewers see them; without secret and account. */
export interface PublicPlayer {
	id: number;
	name: string;
	status: Status;
	meta: WireMeta;
	data: PlayerData;
}

/** `locked`: the game has begun, so name, look and kind of the seat cannot change. */
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
	 * `prompt`: the first prompt, once the writer has been shown it. `flagged`: the reader's own id,
	 * and for the host in moderation 0 for each other flag. `reactions`: emoji index to count, at the
	 * results, and while the room reads together. `marks`: how many readers have marked each
	 * sentence, by its number from 0; absent without any. `can_swap`: on the writer's own part, while
	 * one of its prompts can be swapped.
	 */
	meta: {
		prompt: string | null;
		done: boolean;
		censored: boolean;
		flagged: number[];
		reactions?: Record<string, number>;
		marks?: Record<string, number>;
		can_swap?: true;
	};
}

/** A line that is quoted. */
export interface WireLine {
	text: string;
	/** The part that it is from. */
	submission: number;
	/** The player who wrote it; null while `hide_authors` applies. */
	writer: number | null;
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
		/** The drawing on the cover (docs/protocol.md "Covers"); absent without one. */
		cover?: string;
		/** The text of `line`. */
		best_line?: string;
		/** The line that readers liked best, at the results; absent if none can be quoted. */
		line?: WireLine;
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
	/**
	 * `reading_start`: epoch ms at which the intro ends. `part`: the running part, from 0. By writer
	 * of the part, `ends`: epoch ms at which their time ends, and `reading_extra`: the seconds in it
	 * for reading the earlier parts. Both are empty without a timer.
	 */
	submission: {
		reading_start: number | null;
		part: number | null;
		ends: Record<string, number>;
		reading_extra: Record<string, number>;
	};
	/** How the crown passed the last time; null before that. */
	crown: CrownPass | null;
	/** The running phase: a number that grows with every phase, also when the room plays again. */
	stage: number;
	/** Epoch ms at which the host paused the clock; null while it runs. */
	paused_at: number | null;
	/** Epoch ms at which the pause ends automatically; null while the clock runs. */
	paused_until: number | null;
	/** True if no newcomer may join. */
	locked: boolean;
	/** True if readers may react to their own parts and vote for their own stories, else absent. */
	can_react_to_self?: true;
	/**
	 * The part that the host opened last, from 0; null unless the room reads together. `ended`: the
	 * host has moved everyone on to the awards. `page`: the open page of a long part, absent on the
	 * first. `owing`: how many connected writers still owe a reaction to the open story, absent for
	 * none and while authors are hidden.
	 */
	reading: {
		story_id: number;
		part: number;
		page?: number;
		ended?: true;
		owing?: number;
	} | null;
	/** Epoch ms at which half of the players had finished reading; null before that. */
	hurry_at: number | null;
	/** The part of the reveal shown so far; null before, and without awards. */
	reveal: WireReveal | null;
	/** False when the host has switched off sparks. */
	sparks: boolean;
	/**
	 * False in a room for adults unless the host lets the overlay of a stream show the text being
	 * read.
	 */
	overlay: boolean;
	/**
	 * The number of people who watch with a seat, of screens with sound (a television), and of
	 * screens without (the overlay of a stream), which is absent for none.
	 */
	extra: {
		num_audience: number;
		num_screens: number;
		num_quiet_screens?: number;
		/** The language of the stories. */
		language: Language;
	};
	/**
	 * The latest finished game of the room; GET /games/{id} returns it until `expires_at` (epoch ms).
	 */
	last_game: { id: number; expires_at: number } | null;
	/**
	 * In the lobby of a further game: its leader, and the other players who have joined; else null.
	 */
	again: { by: number; joined: number[] } | null;
	game_stats: GameStats | null;
	/** The story whose authors are guessed, from the reading on; absent in a game without it. */
	guessing?: Guessing;
	/** The fame of each reader who found an author, by id, at the results; absent without any. */
	fame?: Record<string, number>;
	/** Each writer's best achievement, by player id; null before the results. */
	superlatives: Record<string, Superlative> | null;
	/** Slow games only: the parts that were handed in, by their place in time. */
	diary?: Record<string, DiaryLine>;
	/** Slow games only, from the reading on: what the game was like. */
	recap?: Recap;
	/** True while all titles are in and only covers are still being drawn, else absent. */
	drawing?: true;
	/** The given beginning of the story and its UTC date; absent in a room without one. */
	first_line?: { date: string; opening: string };
	/** What all stories of a sequel continue; absent in a game that is none. */
	continues?: Continued;
	/** At the results: the story that a sequel would continue; absent where none can be. */
	can_continue?: number;
}

/** The story whose authors are guessed. */
export interface Guessing {
	story_id: number;
	/** The parts with a text to judge, in order. */
	submissions: number[];
	/**
	 * Once the whole room guesses: the people who have finished. Absent before, and in rooms whose
	 * readers go at their own pace.
	 */
	in?: number[];
	/** Epoch ms at which the room's guesses end; absent without a timer. */
	ends?: number;
	/** The guesses stay as they are. */
	over?: true;
}

/** The beginning of a sequel: a story of the room's last game, without its authors. */
export interface Continued {
	story_id: number;
	title: string;
	mature: boolean;
	/** The cast of that story, which each story of the sequel has. */
	characters: string[];
	/** The last part of that story. */
	content: string;
}

/** A part that was handed in, or whose time ran out with a text in it. */
export interface DiaryLine {
	/** Epoch ms. */
	at: number;
	/** Its place in its story, from 0. */
	part: number;
	/** Absent where authors are secret. */
	player?: number;
	/** Absent until the part has closed, and where authors are secret. */
	words?: number;
}

export interface Recap {
	/** How many days the writing took, at least 1. */
	days: number;
	parts: number;
	words: number;
	/** The longest wait for a part, in ms, and who ended it unless authors are secret. */
	longest?: { ms: number; player?: number };
}

/** The reveal of the winners. It contains only the steps that are on screen or past. */
export interface WireReveal {
	/** Epoch ms; `now - started_at` is the reveal's clock. Pauses and skips move it. */
	started_at: number;
	step: Exclude<RevealStep, "author">;
	/** Epoch ms at which the step began. */
	step_at: number;
	/**
	 * The authors who were guessed, by the id of their part; absent before the first one. The step is
	 * `opening` meanwhile, and the one of the latest part is on screen.
	 */
	authors?: Record<string, WireRevealedAuthor>;
	/** In the order in which they are revealed; the last one is on screen during `award`. */
	awards: WireRevealedAward[];
	/** Last place first; tied stories share a place. */
	podium: { story: number; place: number; line: WireLine | null }[];
	/** The players who want to skip to the winner. */
	skips: number[];
}

export interface WireRevealedAuthor {
	writer: number;
	/** The best line of the part; absent if none can be quoted. */
	line?: string;
	/** Whom each reader named, by the reader's id. */
	guesses: Record<string, number>;
}

export interface WireRevealedAward {
	/** The award's id. */
	award: number;
	/** How many votes each winner has; 0 without a vote, and then there are no winners. */
	votes: number;
	winners: {
		story: number;
		/**
		 * The best line of the parts that the award is for, such as the last part for the best ending.
		 */
		line: WireLine | null;
		/** The writer of that line; for the best title the captain. */
		writer: number | null;
		/** In the order of their votes. */
		voters: number[];
	}[];
}

export interface WireReaction {
	id: number;
	story_id: number;
	/** The emoji indices for each part of the story, in order. */
	meta: { submission_reactions: number[][] };
}

/**
 * A player's unsubmitted entries: the bodies of the actions as last saved, by the action's name;
 * those of `story/react` by the id of the story.
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

/** A person whom the host has removed. */
export interface WireShownOut {
	id: number;
	name: string;
	meta: { sprite_id: number };
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
	/** The sentence that the player has marked in each part, by the part's id. */
	marks: Record<string, number>;
	/** The author whom the player names for each part, by the part's id; absent without any. */
	guesses?: Record<string, number>;
	/**
	 * The cover of the own story, while stories are titled: not begun, being drawn until `ends` (epoch
	 * ms; absent without a clock), or done. Absent for those who cannot draw.
	 */
	cover?: { story_id: number; state: "open" | "drawing" | "done"; ends?: number };
	/** The ids of the player's own parts, to which they may not react. */
	own_submissions: number[];
	/** The ids of the player's own stories, for which they may not vote. */
	own_stories: number[];
	/** The ids of the parts that this player flagged. */
	own_flags: number[];
	/** By part: how many flagged it, for the host while parts can be censored; else empty. */
	flag_counts: Record<string, number>;
	/** The player's unsubmitted entries at the last snapshot. */
	drafts: Drafts;
	/** All stories with all parts, for the host in the moderation phase (status 20); else empty. */
	stories: ById<WireStory>;
	/** False if the host has switched off this player's sparks, else absent. */
	sparks?: false;
	/** For the host: the players whose sparks they have switched off; absent without any. */
	sparkless?: number[];
	/** For the host: the people who can be let back in; absent without any. */
	shown_out?: ById<WireShownOut>;
	/**
	 * For the host of a slow game: the players who have left or sleep, and whether their place is
	 * offered to a newcomer; absent without any.
	 */
	places?: Record<string, boolean>;
}
