/**
 * Bounds of the connections, each with its reason; the game's own stand in #game/limits.ts. Times
 * in ms.
 */
export const WIRE_LIMITS = {
	/** 14,000 characters can be 84 KB of JSON (protocol.md). */
	frameBytes: 128 * 1024,
	/**
	 * Texts longer than this in one message, in UTF-16 units, follow it piece by piece: 20 parts of
	 * everyday length fit, and the
	 * JSON of the longest message (six bytes a unit) takes a few ms. `front` is less because one
	 * publication can bring it to 32 players.
	 */
	textsAtOnce: { game: 262_144, desk: 262_144, front: 65_536 },
	/** UTF-16 units of one piece: at most 0.4 MB of JSON, which is encoded in about 1 ms. */
	pieceTexts: 65_536,
	/**
	 * Encoded pieces that are kept for the next viewer: those of one largest game, until nobody has
	 * wanted one for `encodedIdle` ms.
	 */
	encodedBytes: 64 * 1024 * 1024,
	encodedIdle: 10_000,
	/** How long pieces are sent before everybody else gets a turn, ms. */
	turn: 8,
	/**
	 * The long texts of the largest game are 54 MB: a player gets those of two snapshots at once,
	 * then those of one every so many ms.
	 */
	textsPause: 10_000,
	/** A connection with more unsent bytes gets no snapshot and no piece until it has drained. */
	readyBytes: 64 * 1024,
	/**
	 * A connection with more unsent bytes gets no more patches: it lacks thousands of them, and a
	 * snapshot is less when it has drained.
	 */
	staleBytes: 4 * 1024 * 1024,
	/**
	 * What one connection may hold: `staleBytes` with a snapshot and a few answers on top is far
	 * below it.
	 */
	backpressureBytes: 16 * 1024 * 1024,
	/**
	 * What all slow readers of a process may hold: a full house of 123 viewers with a piece and a bit
	 * each.
	 */
	slowReadersBytes: 64 * 1024 * 1024,
	slowReadersPause: 1_000,
	/**
	 * A slow connection that takes nothing for so long is cut when it has to go, because it would not
	 * receive the close code either.
	 */
	stuck: 5_000,
	/** Between two snapshots that one connection asks for. */
	resyncPause: 1_000,
	/** After texts could not be read from the database. */
	readingPause: 1_000,
	messagesPerSecond: 20,
	messageBurst: 40,
	/** Unreadable messages within `unreadableWindow` after which a connection is closed. */
	unreadable: 10,
	unreadableWindow: 10_000,
	/**
	 * uWebSockets.js closes a silent connection after so many seconds, and pings 16 before that: at
	 * most 25 after the last word (protocol.md).
	 */
	idleSeconds: 40,
	/** The host without a connection for so long loses the crown (rules.md). */
	hostGone: 60_000,
	/** How long somebody counts as typing after a save. */
	typing: 5_000,
	/** A wall clock that moves by more than this against the monotonic one was set by somebody. */
	clockStep: 500,
	/** Reactions of one player to one story go to the engine no more often than this. */
	reactionGather: 500,
	/**
	 * Actions of one seat that the engine takes at once; after that ACTIONS_PER_MINUTE refills them.
	 */
	actionBurst: 120,
	/**
	 * Of one seat's actions under way so many are looked at when a further one may be refused early.
	 */
	foreseen: 4,
	/** A log line of one kind and one room comes at most so often. */
	logPause: 60_000,
	/** Silence after an accepted signal before the room is asked itself. */
	silence: 3_000,
	/** A room that is so long past its deadline is asked where it stands. */
	overdue: 5_000,
	/** A room without a connection is let go from memory. */
	forgetRoom: 5 * 60_000,
	/** A worker that died with the server is waited for by no room after this time. */
	afterStart: 30_000,
	/** How long a message is tried to be handed to an engine that is away. */
	engineAway: 60_000,
	/**
	 * The identity provider's answer is waited for so long, and it is left alone for so long after it
	 * failed.
	 */
	providerTimeout: 5_000,
	providerPause: 10_000,
	/** How often shared stories are looked through; nobody is shown one that is over meanwhile. */
	shareExpiry: 10 * 60_000,
	/**
	 * The engine is told of so many ids of each table before they are dealt, so that a restored
	 * database can go on beyond
	 * them; a crash skips as many. The attack that opened most rooms takes half an hour for half of
	 * them.
	 */
	idsAhead: 100_000,
	/** How often the dealt ids are compared with those that the engine knows. */
	idsLookedAt: 5_000,
	/**
	 * How long the engine is tried to be told of dealt ids; a stop waits as long for an engine that
	 * is gone.
	 */
	idsTold: 2_000,
	/**
	 * How often open rooms are compared with the engine's; between two times only somebody at its UI
	 * can end one.
	 */
	lostRooms: 60 * 60_000,
	/** A write that only asks whether the disk takes more is made no more often. */
	diskTried: 1_000,
	/**
	 * After a save that found no space the disk counts as full for so long: a smaller write may still
	 * fit.
	 */
	diskFailed: 2_000,
	/**
	 * REST bodies, and how long one may take to arrive: 64 KB take 13 s on a line of 5 KB a second.
	 */
	bodyBytes: "64kb",
	bodyTime: 20_000,
	/**
	 * The head of a request, and the first byte of a connection: browsers send both at once, so only
	 * attackers and lost phones take longer.
	 */
	headTime: 30_000,
	/** How often the public port looks for connections that took too long. */
	slowCheck: 2_000,
	/**
	 * A connection that neither sends nor takes a byte; longer than the slowest call, which waits
	 * `engineAway`.
	 */
	stuckTime: 90_000,
	/**
	 * How long the room connections' own port may take to accept a connection that was handed over.
	 */
	handOver: 10_000,
	/** How long a client may take to read the last words before its connection is closed. */
	farewell: 1_000,
	/**
	 * Unknown key ids fetch the provider's keys again at most so often, because everybody can send an
	 * unknown one.
	 */
	keyCooldown: 30_000,
	/**
	 * The provider's keys are fetched again after this time, so that one it withdrew is not believed
	 * for long.
	 */
	keyAge: 10 * 60_000,
} as const;

/**
 * What one address may do before it gets 429: `points` in `seconds`, and the sentence for those who
 * did more. A variable of config.ts
 * overrides the points of each. Programs on this machine are not counted (protocol.md "Limits").
 */
export const RATE_LIMITS = {
	/** Wrong codes, keys and secrets (protocol.md). */
	guesses: { points: 30, seconds: 60, refusal: "Too many wrong codes. Wait a minute." },
	/**
	 * Rooms opened: a class of thirty can open one each, a script cannot fill the engine. A room that
	 * was not opened does not count.
	 */
	rooms: {
		points: 30,
		seconds: 3600,
		refusal: "That is a lot of rooms for one place. Play one of them, and open more later.",
	},
	/**
	 * Seats taken: a full room of 16 with its audience joins through one router. Coming back to a
	 * seat does not count once the limit is reached.
	 */
	joins: {
		points: 120,
		seconds: 60,
		refusal: "So many players at once! Wait a minute, then join.",
	},
	/** Visits counted: reloading a page is no visit. Uncounted ones get the count as it is. */
	visits: { points: 1, seconds: 60, refusal: "This visit is counted already." },
	/**
	 * Stories shared or saved, each of which reads a whole game: 16 players may take all 16 stories
	 * along within four minutes.
	 */
	stories: {
		points: 60,
		seconds: 60,
		refusal: "That is a whole library at once. Wait a minute, then take the next story.",
	},
	/** Packs, prompts, stories and settings that are written or deleted: nobody types faster. */
	changes: {
		points: 120,
		seconds: 60,
		refusal: "That was fast! Wait a minute before the next change.",
	},
	/** All calls: a page makes about five, and then two a minute. */
	calls: { points: 600, seconds: 60, refusal: "Too many calls at once. Wait a minute." },
	/**
	 * Room connections dialled: 50 players dial three times in the first half minute after a restart.
	 */
	connections: {
		points: 240,
		seconds: 60,
		refusal: "Too many connections at once. Wait a minute.",
	},
} as const;

/** A rule of RATE_LIMITS. */
export type Rule = keyof typeof RATE_LIMITS;

/** How often each rule allows one address in its time. */
export type Allowances = Record<Rule, number>;

/** Connections one address may hold open: a household with a tab for everybody has fewer. */
export const SOCKETS_PER_ADDRESS = 50;

/**
 * Rooms that may be open at once in a process: each costs about 1 MB, and those whose game is over
 * count until their texts are removed.
 */
export const MAX_ROOMS = 2_000;

/** Bounds of the packs that accounts make. Lengths are in UTF-16 units, as browsers count them. */
export const PACK_LIMITS = {
	nameLength: { min: 3, max: 30 },
	/** More does not fit a sticker that is read while the clock runs. */
	promptLength: 200,
	/** Packs an account may have, and prompts a pack: nobody writes more by hand. */
	packs: 20,
	prompts: 500,
	/**
	 * Prompts a room is given: they travel with its state, and the longest game of all deals fewer.
	 */
	roomPrompts: 2_000,
} as const;

/** Stories an account may keep; the longest of all has 280 KB. */
export const SAVED_STORIES = 500;
