import { PLAYER_NAME_LENGTH } from "./names/player-name-length.ts";
import { REACTION_NAMES } from "./points/reactions.ts";

/**
 * Every limit of the game, each with its reason (docs/game.md "Limits"). Times are in milliseconds
 * unless their name says otherwise.
 */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const LIMITS = {
	/** docs/game.md "Limits". Lengths are in UTF-16 units, as browsers count them. */
	contentLength: 14_000,
	titleLength: 60,
	characterNameLength: 30,
	/** The least length is 1 for some scripts (names/visible-text.ts). */
	playerNameLength: PLAYER_NAME_LENGTH,
	actionIdLength: 64,
	/** The longest IANA name of a time zone has 32. */
	zoneLength: 64,
	secretLength: { min: 16, max: 128 },
	/**
	 * The factor by which a text may exceed its greatest length before it is trimmed and normalised.
	 * Decomposed letters and invisible characters disappear then; the work grows faster than the
	 * length.
	 */
	rawLength: 8,

	/** docs/game.md "Settings". */
	writeSeconds: { min: 10, max: 3600 },
	parts: 20,
	charactersPerPlayer: 20,
	charactersPerStory: 10,
	players: 32,
	minPlayers: 2,
	/** With fewer players, each player could only vote for the one other story. */
	minVoters: 3,
	/**
	 * A gateway cannot send every change to more people. The longest games allow fewer, because of
	 * `stateBytes`.
	 */
	audience: 300,
	/**
	 * The number of removed people whom the host can let back in; the room keeps the latest names.
	 */
	shownOut: 50,
	/** The engine accepts 2 MB in one payload, and a room's whole state is one payload. */
	stateBytes: 1_900_000,

	/** Soft limits, shown to the players (docs/game.md "Phases"). */
	quickStart: 5 * minute,
	minors: 2 * minute,
	characters: 5 * minute,
	storyCreate: 3 * minute,
	title: 3 * minute,
	/**
	 * A cover with its text, strokes and points. A minute of drawing has about a thousand points, and the
	 * covers of 32 stories together are one message.
	 */
	cover: { time: minute, length: 12_000, strokes: 400, points: 2500 },
	censoring: 10 * minute,
	reading: 2 * hour,
	/** The reading time that is left once half of the players have finished. */
	readingDrop: 3 * minute,
	/** The time for the guesses of a room that has read together. */
	guesses: minute,
	/** How long messages are still accepted after a soft limit. */
	grace: 5 * second,
	/** How long clients may send their unsaved input when the host ends a part or a phase. */
	lastCall: 2 * second,
	intro: 10 * second,
	introFast: 8 * second,
	lobbyIdle: 60 * minute,
	/**
	 * A pause ends automatically, because a host who forgets it would otherwise block the room for
	 * ever.
	 */
	pause: 2 * hour,
	retention: 24 * hour,

	/** Slow games (docs/game.md "Slow games"). Every part may be passed on once for half its time. */
	slow: {
		partHours: { min: 6, max: 7 * 24 },
		phaseHours: { min: 12, max: 3 * 24 },
		/** All parts together, so that no game lasts longer than its room. */
		writingHours: 36 * 24,
		reading: 7 * day,
		lobbyIdle: 14 * day,
		retention: 28 * day,
		extension: day,
		/** The host extends no phase beyond this time after the start. */
		extendedUntil: 78 * day,
		/** Players are reminded of a limit so long before it. */
		reminder: 3 * hour,
		/** The host nudges a player at most once in this time. */
		nudge: day,
		/** The number of parts in a row that a player misses before their seat sleeps. */
		missed: 2,
	},

	/** Extra reading time before a part: one second for this many words, at most two minutes. */
	wordsPerReadingSecond: 15,
	extraReading: 120 * second,

	/** The number of prompts that a part shows with multi_prompt. */
	prompts: 3,
	/**
	 * The number of a player's latest action ids that the room stores, so that a retry has no second
	 * effect.
	 */
	recentActions: 16,
	emojis: REACTION_NAMES.length,
	/** The number of parts in which one reader can mark a sentence, because of `stateBytes`. */
	marks: 100,
	/** No part has more: all but the first have at least two characters. */
	sentences: 7001,
	/** No part has more: a page and the next one have 76 words together. */
	pages: 200,
	pointsPerReaction: 100,
	pointsPerAward: 1000,
	famePerAuthor: 10,
} as const;
