/**
 * Every bound of the game in one place, each with its reason. Times are in milliseconds unless
 * named otherwise.
 */
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

export const LIMITS = {
	/** gameplay.md section 9. Lengths are in UTF-16 units, as browsers count them. */
	contentLength: 14_000,
	titleLength: 60,
	characterNameLength: 30,
	playerNameLength: { min: 3, max: 10 },
	actionIdLength: 64,
	secretLength: { min: 16, max: 128 },

	/** rules.md "Settings". */
	writeSeconds: { min: 10, max: 3600 },
	parts: 20,
	charactersPerPlayer: 20,
	charactersPerStory: 10,
	players: 32,
	minPlayers: 2,
	/** Fewer cannot vote: everybody would vote for the other one. */
	minVoters: 3,
	/**
	 * More than a gateway can tell of every step at once; in the longest games fewer, by
	 * `stateBytes`.
	 */
	audience: 300,
	/** The engine takes 2 MB in one payload, and a room's whole state goes through one. */
	stateBytes: 1_900_000,

	/** rules.md "The way through a game": soft limits, shown to the players. */
	quickStart: 5 * minute,
	minors: 2 * minute,
	characters: 5 * minute,
	storyCreate: 3 * minute,
	title: 3 * minute,
	censoring: 10 * minute,
	reading: 2 * hour,
	/** What is left for reading once half of the players have finished. */
	readingDrop: 3 * minute,
	/** A late message still counts this long after a soft limit. */
	grace: 5 * second,
	intro: 10 * second,
	introFast: 8 * second,
	lobbyIdle: 60 * minute,
	retention: 24 * hour,

	/** Extra reading time before a part: a second for so many words, at most two minutes. */
	wordsPerReadingSecond: 15,
	extraReading: 120 * second,

	/** One part can show so many prompts with multi_prompt. */
	prompts: 3,
	/**
	 * Ids of a player's latest actions that the room remembers, so that a retry has no second effect.
	 */
	recentActions: 16,
	emojis: 7,
	pointsPerReaction: 100,
	pointsPerAward: 1000,
} as const;
