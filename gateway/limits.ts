/** Bounds of the connections, each with its reason; the game's own stand in #game/limits.ts. Times in ms. */
export const WIRE_LIMITS = {
	/** 14,000 characters can be 84 KB of JSON (protocol.md). */
	frameBytes: 128 * 1024,
	/**
	 * A client that does not read is let go; it reconnects and gets a snapshot. The texts of the largest game are 54 MB of JSON
	 * (32 stories of 20 parts of 84 KB), which a host can have to read twice running: who still reads them is not let go.
	 */
	backpressureBytes: 128 * 1024 * 1024,
	messagesPerSecond: 20,
	messageBurst: 40,
	/** Unreadable messages within `unreadableWindow` after which a connection is closed. */
	unreadable: 10,
	unreadableWindow: 10_000,
	/** uWebSockets.js closes a silent connection after so many seconds, and pings 16 before that: at most 25 after the last word (protocol.md). */
	idleSeconds: 40,
	/** The host without a connection for so long loses the crown (rules.md). */
	hostGone: 60_000,
	/** How long somebody counts as typing after a save. */
	typing: 5_000,
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
	/** The identity provider's answer is waited for so long, and it is left alone for so long after it failed. */
	providerTimeout: 5_000,
	providerPause: 10_000,
	/** How often shared stories are looked through; nobody is shown one that is over meanwhile. */
	shareExpiry: 10 * 60_000,
	/**
	 * The engine is told of so many ids of each table before they are dealt, so that a restored database can go on beyond
	 * them; a crash skips as many. The attack that opened most rooms takes half an hour for half of them.
	 */
	idsAhead: 100_000,
	/** How often the dealt ids are compared with those that the engine knows. */
	idsLookedAt: 5_000,
	/** How long the engine is tried to be told of dealt ids; a stop waits as long for an engine that is gone. */
	idsTold: 2_000,
	/** How often open rooms are compared with the engine's; between two times only somebody at its UI can end one. */
	lostRooms: 60 * 60_000,
	/** A write that only asks whether the disk takes more is made no more often. */
	diskTried: 1_000,
	/** After a save that found no space the disk counts as full for so long: a smaller write may still fit. */
	diskFailed: 2_000,
	/** REST bodies. */
	bodyBytes: "64kb",
} as const;

/** Bounds of the packs that accounts make. Lengths are in UTF-16 units, as browsers count them. */
export const PACK_LIMITS = {
	nameLength: { min: 3, max: 30 },
	/** More does not fit a sticker that is read while the clock runs. */
	promptLength: 200,
	/** Packs an account may have, and prompts a pack: nobody writes more by hand. */
	packs: 20,
	prompts: 500,
	/** Prompts a room is given: they travel with its state, and the longest game of all deals fewer. */
	roomPrompts: 2_000,
} as const;

/** Stories an account may keep; the longest of all has 280 KB. */
export const SAVED_STORIES = 500;
