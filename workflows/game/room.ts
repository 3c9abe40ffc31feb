import type { FontChoice } from "./catalogue.ts";
import { REACTION_SINCE } from "./points/reactions.ts";
import type { KickReason } from "./refusals.ts";
import type { Settings } from "./settings.ts";
import type { ClockChange } from "./slow/quiet-hours.ts";
import type { Status } from "./status.ts";

/** The state of one room: plain JSON without secrets and without players' texts. */
export interface Room {
	schema: typeof SCHEMA;
	/**
	 * The schema of the build that the room runs under. It is lower than `schema` in a state from an
	 * older build, which does not support later additions.
	 */
	runsSchema: number;
	/** The game's id (`game_id`, `room_id`); ids made in this room start at `id * ID_SPAN`. */
	id: number;
	code: string;
	/** Increases with every accepted action, so that publications can be ordered. */
	version: number;
	nextId: number;
	status: Status;
	/** Epoch ms at which the status or the part began; null in a room of an older build. */
	since: number | null;
	/**
	 * The number of phases that the room has entered, including those of earlier games. It identifies
	 * the running phase.
	 */
	stage: number;
	settings: Settings;
	/** Readers may react to their own parts and vote for their own stories. */
	selfReactions: boolean;
	hostId: number;
	/** How the crown passed the last time; null before that. */
	crown: CrownPass | null;
	seats: Record<string, Seat>;
	/** The seats that the host removed; these people cannot rejoin. */
	kicked: number[];
	/** The removed seats from whose network addresses nobody new is taken; absent before the first. */
	barred?: number[];
	/** The reason for each removal, if the host picked one. */
	kickReasons: Record<string, KickReason>;
	/** The people whom the host removed and may let back in, the latest one last. */
	shownOut: ShownOut[];
	/** The players in the order in which stories are passed; empty before stories exist. */
	ring: number[];
	characters: Record<string, Character>;
	stories: Record<string, Story>;
	submissions: Record<string, Submission>;
	awards: Record<string, Award>;
	reactions: Record<string, Reaction>;
	/** By reader: the sentence (from 0) that they marked in each part, by the part's id. */
	marks: Record<string, Record<string, number>>;
	votes: Record<string, Vote>;
	/** The story whose authors readers guess; null before the reading, and in a game without it. */
	guessing: number | null;
	/** By reader: the player whom they name as the author of each part, by the part's id. */
	guesses: Record<string, Record<string, number>>;
	/** The whole room guesses at once; null before, and in a game without it. */
	guessRound: GuessRound | null;
	/** The guesses have a clock. It is false in a room that an older build opened. */
	timesGuesses: boolean;
	/** Prompt ids to deal. A dealt one goes to the end, so none repeats while others remain. */
	deck: number[];
	/** The running part, from 0; null outside writing. */
	part: number | null;
	/** Epoch ms at which the intro ends; null outside writing. */
	readingStart: number | null;
	/** Epoch ms: `limit` is shown to players, `hard_limit` is enforced. */
	countdown: Countdown;
	/** Epoch ms at which the clock ends the running phase; null when only players can end it. */
	deadline: number | null;
	/** Players have two seconds to send unsaved input, then the phase ends. */
	lastCall: boolean;
	/**
	 * While the clock is stopped: since when (epoch ms), and the stored deadline. The room's own
	 * deadline is then the end of the pause.
	 */
	pause: { at: number; deadline: number | null } | null;
	/** Newcomers are refused. */
	locked: boolean;
	/** The previous game in this room, whose stories are kept; null before the second game. */
	lastGame: KeptGame | null;
	/**
	 * While the room reads together: the last part that the host opened, with its page unless it is
	 * the first. `ended`: the host has moved everyone on to the awards.
	 */
	reading: { story: number; part: number; page?: number; ended?: true } | null;
	/** Epoch ms at which half of the players had finished reading; null before that. */
	hurryAt: number | null;
	/** How the winners are revealed; null before, and in a game without awards. */
	reveal: Reveal | null;
	/** People may send each other sparks, which bypass the room; the host can switch them off. */
	sparks: boolean;
	/** The seats that may not send sparks while others may. */
	sparkless: number[];
	/**
	 * The host lets the overlay of a stream show the text being read although the room is for adults.
	 */
	overlay: boolean;
	/** The players of a slow game whose places a newcomer may take, the next one first. */
	openSeats: number[];
	/** How the clocks go in the time zone of a slow game; empty for UTC. */
	clockChanges: readonly ClockChange[];
	/** The beginning that the story was given; absent in a room without one. */
	firstLine?: FirstLine;
	/** What the stories of this game continue; null in a game that is no sequel. */
	sequel: Sequel | null;
	/** The limit of which the players of a slow game were last reminded, in epoch ms. */
	reminded: number | null;
	/** Epoch ms at which the game began and its results were shown; absent before. */
	began?: number;
	ended?: number;
	/** The effect whose outcome the room waits for. */
	awaiting: EffectName | null;
	/** Why the room is over; null while it is open. */
	closed: Ending | null;
}

/**
 * The version of the state's shape and of the values that a room supports (schemas.ts); older states
 * are upgraded when a run takes over (renewal.ts). A newer reaction brings a version of its own.
 */
export const SCHEMA = Math.max(11, ...REACTION_SINCE);

/** How many ids one game can make: submissions, characters, reactions of an audience. */
const ID_SPAN = 100_000;

/** The first line of a day: a given beginning of a solo story. */
export interface FirstLine {
	/** The UTC date, such as "2026-11-26". */
	date: string;
	opening: string;
	/** The characters of the story. */
	names: readonly string[];
}

/** The beginning of all stories of a sequel: the cast and last part of a story of the last game. */
export interface Sequel {
	/** The continued story. */
	story: number;
	title: TextRef | null;
	mature: boolean;
	/** The given part, whose text stays while the sequel is played, and its words. */
	part: number;
	words: number;
	cast: readonly GivenCharacter[];
}

/** A character that nobody in the game has brought. */
export interface GivenCharacter {
	name: TextRef;
	mature: boolean;
}

export type Ending = "idle" | "empty" | "host" | "retention" | "abandoned" | "operator";

/** Why the crown passed: its holder lost the connection, left, or passed it on. */
export type CrownReason = "away" | "left" | "passed";

export interface CrownPass {
	from: number;
	to: number;
	why: CrownReason;
	/** Epoch ms. */
	at: number;
}

/** A person whom the host removed. */
export interface ShownOut {
	/** The seat that the host removed. */
	id: number;
	name: string;
	/** The number of the avatar. */
	sprite: number;
	/** This seat, and those of the same account or device that were removed with it. */
	seats: number[];
}

/** A finished game of a room. */
export interface KeptGame {
	/** The id of its first story, because a room can play several games. */
	id: number;
	/** Epoch ms until which its stories stay. */
	until: number;
}

export interface Countdown {
	limit: number | null;
	hard_limit: number | null;
}

/** The id of a text in the database, or a text of the game itself such as a built-in name. */
export type TextRef = number | string;

export interface Seat {
	id: number;
	name: string;
	meta: PlayerMeta;
	status: Status;
	audience: boolean;
	premium: boolean;
	/** The player left or was kicked in play: their stories stay, and their turns go to others. */
	gone: boolean;
	/** The room plays again, and the person has not yet answered whether they join. */
	asked: boolean;
	/** In a slow game: the parts in a row that the player has missed. */
	missed: number;
	/** The player of a slow game is away: they get no parts, and the room does not wait for them. */
	asleep: boolean;
	/** Epoch ms at which the host of a slow game nudged the player the last time. */
	nudgedAt: number | null;
	reactionIndex: number;
	points: number;
	/** The ids of the latest accepted actions (LIMITS.recentActions). */
	recent: string[];
}

/** How a player looks and reads, in the room and on the wire. */
export interface PlayerMeta {
	/** The number of the avatar. */
	sprite_id: number;
	/** The player is 18 or over. */
	mature: boolean;
	accessibility2: FontChoice;
	theme?: number;
}

export interface Character {
	id: number;
	/** The player who submitted it. */
	owner: number;
	name: TextRef;
	mature: boolean;
	locked: boolean;
	otp: boolean;
	/** The players who have it in their hand. */
	hands: number[];
	/** The stories that it was chosen for. */
	stories: number[];
}

export interface Story {
	id: number;
	index: number;
	captain: number;
	mature: boolean;
	title: TextRef | null;
	points: number;
	/** Awards won. */
	awards: number[];
	/** The id of the drawing on its cover; null without one. */
	cover: string | null;
	/**
	 * The captain's time for the cover, from its begin on: epoch ms at which it ends, null without a
	 * clock.
	 */
	pen: { end: number | null; done: boolean } | null;
}

export interface Submission {
	id: number;
	story: number;
	/** Position in the story, from 0. */
	index: number;
	player: number;
	words: number;
	done: boolean;
	/** The part accepts no more saves. */
	closed: boolean;
	/** In a slow game: another writer has left it empty, so it is not passed on again. */
	passedOn: boolean;
	/** Epoch ms at which it was handed in; null while it is not done, or when its time ran out. */
	handedAt: number | null;
	/** Epoch ms at which its writer's time ends; null without a timer. */
	end: number | null;
	prompts: number[];
	/** How many of the prompts the writer has revealed; forced ones need no button. */
	shown: number;
	/** The writer has swapped one of the prompts. */
	swapped: boolean;
	/** The players who flagged it. */
	flagged: number[];
	censored: boolean;
}

export interface Award {
	id: number;
	name: string;
	subtitle: string;
	rule: number;
}

export interface Reaction {
	id: number;
	player: number;
	story: number;
	/** Per part, in order: a set of emoji indices. */
	parts: number[][];
}

export interface Vote {
	id: number;
	player: number;
	award: number;
	story: number;
}

/** The time in which a room that reads together guesses who wrote a story (guess/guess-round.ts). */
export interface GuessRound {
	/** Epoch ms at which it ends; null in a game without a timer. */
	end: number | null;
	/** The people who have finished their guesses. */
	in: number[];
	/** The guesses stay as they are. */
	over: boolean;
}

/** The reveal of the winners (reveal/reveal.ts). */
export interface Reveal {
	/** Epoch ms at which it would have started without pauses and skipped steps. */
	startedAt: number;
	/** The step that is on screen, from 0. */
	step: number;
	/** The players who want to skip to the winner. */
	skips: number[];
}

/** The words written in a game, and the total seconds of all its parts. */
export interface Pace {
	words: number;
	seconds: number;
}

/** A story on the first place with the ids of its texts, some of which a lasting table keeps. */
export interface Winner {
	story: number;
	mature: boolean;
	captain: number;
	title: TextRef | null;
	/** The id of its drawing. */
	cover: string | null;
	/** The avatars of its writers, in the order of their parts; none from games of former versions. */
	faces?: number[];
	parts: {
		id: number;
		writer: number;
		/** Removed or flagged parts are never quoted. */
		quotable: boolean;
		/** The number of readers for each emoji, by its index. */
		reactions: Record<string, number>;
		/** The number of readers who have marked each sentence; null without marks. */
		marks: Record<string, number> | null;
	}[];
}

/** A request of a room to the outside world; the workflow runs the activity of that name. */
export type Effect =
	/** Close the drafts of these submissions; the outcome contains their word counts. */
	| { name: "closeParts"; game: number; submissions: number[] }
	/** Close the entries of these players in a stage; the outcome contains them. */
	| { name: "closeEntries"; game: number; stage: number; players: number[] }
	/**
	 * Count a written story for each player's account; a player who wrote in two stories is listed
	 * twice. Keep how fast they wrote, and tell a lasting table who played it, by which rules, and what
	 * has won.
	 */
	| {
			name: "countStories";
			game: number;
			players: number[];
			pace?: Pace;
			evening: { players: number[]; settings: Settings; winners: Winner[] };
	  }
	/**
	 * Store a finished game, given as its room's state, outside of its room, and clear the room's
	 * texts, apart from those that its sequel begins with.
	 */
	| { name: "keepGame"; room: Room; sequel?: Sequel }
	/** Remove the covers of these stories, also where the stories were shared or saved. */
	| { name: "removeCovers"; game: number; stories: number[] }
	/** Remove the texts and seats of the game. */
	| { name: "removeContent"; game: number }
	/** Tell people what has happened who are not in the room. Nothing waits for it. */
	| { name: "tellNews"; game: number; news: News[] };
export type EffectName = Effect["name"];

/** News for some of the players: a message on their devices. */
export interface PlayerNews {
	kind: "turn" | "hurry" | "reading" | "results" | "nudge";
	/** Differs between two news of a kind, so that a repeated activity sends nothing twice. */
	key: string;
	players: number[];
	/** Epoch ms at which their time ends; null without a limit. */
	until: number | null;
}

/** A part was handed in: a line in the chat of a group. */
export interface PartNews {
	kind: "handedIn";
	key: string;
	/** The writer and the number of words; null where they are secret. */
	player: number | null;
	words: number | null;
}

/** News for people who are not in the room. It contains no text of a player. */
export type News = PlayerNews | PartNews;

/** The outside values that rules need: the time in epoch ms, and a random number in [0, 1). */
export interface Turn {
	now: number;
	random(): number;
}

/** A person who opens or joins a room. */
export interface Newcomer {
	id: number;
	name: string;
	meta: PlayerMeta;
	audience: boolean;
	premium: boolean;
	/** The other seats that this account or device has had in the room. */
	also?: number[];
	/**
	 * The other seats from the same network address, and those from an unknown one; missing for an
	 * address that many people may share.
	 */
	near?: number[];
	/** The person wants to change their seat, or be refused. */
	change?: boolean;
	/** False when rejoining does not count as a yes to playing again. */
	again?: boolean;
}

/** The input of a room's workflow. */
export interface RoomInput {
	schema: typeof SCHEMA;
	id: number;
	code: string;
	settings: Settings;
	host: Newcomer;
	/** Ids of the prompts in the room's packs. */
	prompts: number[];
	/** Absent in rooms that an older server started. */
	selfReactions?: boolean;
	/** Absent for games of one evening. */
	clockChanges?: readonly ClockChange[];
	/** Absent in a room without a given beginning. */
	firstLine?: FirstLine;
	/** Epoch ms. */
	now: number;
}

/** Returns the game that an id was made in. */
export const gameIdOf = (id: number): number => Math.floor(id / ID_SPAN);

/** Returns the first id of a game. */
export const firstId = (game: number): number => game * ID_SPAN + 1;

/** Returns the next free id of the room. */
export function takeId(room: Room): number {
	return room.nextId++;
}
