/**
 * The limits of the gateway, each with its reason. Those of the game are in #game/limits.ts. Times
 * are in ms.
 */
export const WIRE_LIMITS = {
	/** A part of 14,000 characters can be 84 KB of JSON (docs/protocol.md "Limits"). */
	frameBytes: 128 * 1024,
	/**
	 * UTF-16 units of every message but a part. 20 names with each character escaped have 4,400, and
	 * the flags of a whole game 7,000.
	 */
	messageLength: 16 * 1024,
	/**
	 * Texts longer than this in one message, in UTF-16 units, follow it in chunks. 20 everyday
	 * parts fit, and the JSON of the longest message takes a few ms. `front` is less because one
	 * publication can bring it to 32 players.
	 */
	textsAtOnce: { game: 262_144, desk: 262_144, front: 65_536 },
	/** UTF-16 units of one chunk: at most 0.4 MB of JSON, which takes about 1 ms to encode. */
	chunkTexts: 65_536,
	/**
	 * Bytes of encoded pieces kept for the next viewer: those of one largest game. They are dropped
	 * when no viewer has needed one for `encodedIdle` ms.
	 */
	encodedBytes: 64 * 1024 * 1024,
	encodedIdle: 10_000,
	/** Milliseconds for which chunks are sent before other work runs. */
	timeSlice: 8,
	/**
	 * The long texts of the largest game are 54 MB, so a player gets those of two snapshots at once
	 * and then those of one in each pause.
	 */
	textsPause: 10_000,
	/** A connection with more unsent bytes gets no snapshot and no piece until it has drained. */
	readyBytes: 64 * 1024,
	/**
	 * A connection with more unsent bytes gets no patches, because a snapshot is shorter once it has
	 * drained.
	 */
	staleBytes: 4 * 1024 * 1024,
	/**
	 * Unsent bytes that one connection may hold; `staleBytes` with a snapshot and a few answers is
	 * far below it.
	 */
	backpressureBytes: 16 * 1024 * 1024,
	/**
	 * Unsent bytes that all slow readers of a process may hold: 123 viewers with a piece and a bit
	 * each.
	 */
	slowReadersBytes: 64 * 1024 * 1024,
	slowReadersPause: 1_000,
	/**
	 * A slow connection that takes nothing for this time is cut when it must go, because it would not
	 * receive the close code.
	 */
	stuck: 5_000,
	/** The time between two snapshots that one connection asks for. */
	resyncPause: 1_000,
	/** The time before texts are read again after the database failed. */
	readingPause: 1_000,
	messagesPerSecond: 20,
	messageBurst: 40,
	/** Longer messages are no sparks, and count like all others. */
	sparkBytes: 256,
	/**
	 * Sparks of one connection that are read, apart from `messagesPerSecond`, so that fun takes
	 * nothing from saves. It is what one seat may send of all kinds together.
	 */
	sparkMessagesPerSecond: 20,
	/**
	 * The time between two messages with the sparks of a room, and the least time for which a spark
	 * waits for others.
	 */
	sparksGathered: 250,
	sparksTogether: 50,
	/**
	 * Different sparks that a process sends a room at once: 3 KB of JSON. More than a screen can show
	 * are dropped.
	 */
	sparksAtOnce: 40,
	/** A connection is closed after this number of unreadable messages within `unreadableWindow`. */
	unreadable: 10,
	unreadableWindow: 10_000,
	/**
	 * uWebSockets.js closes a silent connection after this time and pings 16 s before, so a ping
	 * comes at most 25 s after the last message (docs/protocol.md "Connections").
	 */
	idleSeconds: 40,
	/**
	 * A host without a connection for this time, while players are connected, loses the crown
	 * (docs/game.md "Host").
	 */
	hostGone: 60_000,
	/** How long the other processes leave the report of a host to the one that has made it. */
	hostReported: 10_000,
	/**
	 * How long a call waits for a room that is about to keep its last game, and between two looks. A
	 * worker that dies then has the engine repeat the work after 10 s.
	 */
	keepingGame: 8_000,
	betweenKept: 200,
	/** How long an admin's order waits for a room, before it is ended from outside. */
	closingRoom: 5_000,
	/**
	 * The most screens of one room, one for each corner of a party, and `forHost` more for those of
	 * the host, because strangers with the code may hold the others. A screen keeps its place for
	 * `kept` ms after it was given out or last recorded as connected, which happens every `recorded`
	 * ms.
	 */
	screens: { most: 4, forHost: 1, kept: 60_000, recorded: 20_000 },
	/** How long a player counts as typing after a save. */
	typing: 5_000,
	/** A wall clock that moves by more than this against the monotonic one was set. */
	clockStep: 500,
	/** The time between two signals with the reactions of one player to one story. */
	reactionInterval: 500,
	/** How many actions of one seat the engine takes at once; ACTIONS_PER_MINUTE refills them. */
	actionBurst: 120,
	/** How many pending actions of a seat an early refusal takes into account. */
	pendingChecked: 4,
	/** The time between two log lines of one kind about one room. */
	logPause: 60_000,
	/** The time without a publication after an accepted signal before the room is queried. */
	silence: 3_000,
	/**
	 * How late a room may handle a recorded action. An action is shown before its answer only when it
	 * has the same outcome during all of this time.
	 */
	handledWithin: 5_000,
	/**
	 * A process whose lease was not renewed for this time is gone: its players are disconnected
	 * within 15 seconds.
	 */
	lease: 10_000,
	leaseRenewed: 3_000,
	leaseChecked: 2_000,
	/** How long the bus keeps who is connected to a room without a change, because rooms end. */
	presenceKept: 2 * 24 * 60 * 60_000,
	/** A room that is past its deadline by this time is queried. */
	overdue: 5_000,
	/** A room without a connection leaves the memory after this time. */
	forgetRoom: 5 * 60_000,
	/** No room waits longer than this for a worker that died with the server. */
	afterStart: 30_000,
	/** How long a message is offered to an engine that is away. */
	engineAway: 60_000,
	/** How long a call to the identity provider may take, and the pause after one that failed. */
	providerTimeout: 5_000,
	providerPause: 10_000,
	/** How long one try of a call to Stripe may take; a browser waits for two. */
	stripeTimeout: 10_000,
	/** Seconds that a signed event may be old, so that a recorded one cannot be sent much later. */
	eventAge: 300,
	/** How often expired stories are removed; players never see one that has expired. */
	shareExpiry: 10 * 60_000,
	/**
	 * How many ids of each table the engine knows in advance, so that a restored database continues
	 * beyond them. A crash skips as many; the attack that opens most rooms needs half an hour for
	 * half of them.
	 */
	idsAhead: 100_000,
	/** How often the dealt ids are compared with those that the engine knows. */
	idsLookedAt: 5_000,
	/**
	 * How long the dealt ids are offered to the engine; a stop waits as long for an engine that is
	 * gone.
	 */
	recordTimeout: 2_000,
	/**
	 * How often open rooms are compared with the engine's; in between, only a user of its UI can end
	 * one.
	 */
	lostRooms: 60 * 60_000,
	/**
	 * The least time between two reconciliations of processes that share a database, and the age of
	 * rooms that are certainly not being opened.
	 */
	reconciled: 60_000,
	/**
	 * How often the connected rooms are written down, and how long nobody may be connected before a
	 * room closes (docs/game.md "Rooms and seats").
	 */
	abandonedLookedAt: 10 * 60_000,
	abandoned: 24 * 60 * 60_000,
	/**
	 * An abandoned room is ended from outside after this time, because an older build may run it,
	 * which does not close it. The longest game and its results are over by then.
	 */
	abandonedForGood: 72 * 60 * 60_000,
	/** The time between two writes that only test whether the disk has space. */
	diskTried: 1_000,
	/**
	 * The disk counts as full for this time after a save failed for lack of space, because a smaller
	 * write may still fit.
	 */
	diskFailed: 2_000,
	/**
	 * The sizes of REST bodies, and the time they may take to arrive: 64 KB take 13 s at 5 KB a
	 * second. The usual ones have a few names and settings; `Route.long` has the others.
	 */
	bodyBytes: { usual: "16kb", long: "64kb" },
	bodyTime: 20_000,
	/**
	 * The longest path with its query, which Node takes up to 16 KB. The longest one of the pages has
	 * 2 KB: a sign-out with its ID token.
	 */
	addressLength: 8 * 1024,
	/**
	 * Bytes of answers that are kept as they are sent: finished games, shared stories, documents with
	 * or without a story, and files of the site. Most games have less than 1 MB. Texts leave the
	 * memory after `time` ms, because they expire.
	 */
	keptGames: { most: 32 * 1024 * 1024, time: 60_000 },
	keptStories: { most: 8 * 1024 * 1024, time: 60_000 },
	keptDocuments: { most: 8 * 1024 * 1024, time: 60_000 },
	keptFiles: { most: 16 * 1024 * 1024, time: 600_000 },
	keptPictures: { most: 8 * 1024 * 1024, time: 600_000 },
	/** A story's picture takes a core for a second, so those behind these are not drawn. */
	waitingPictures: 8,
	/** How long the thread that draws pictures waits for another one. */
	idlePictures: 60_000,
	/** How often the pages are compared with the last build. A flood of pages reads no disk. */
	buildLookedAt: 200,
	/** Larger files of the site are read from the disk for each call. */
	keptFileBytes: 256 * 1024,
	/**
	 * The time for the head of a request and for the first byte of a connection. Browsers send both
	 * at once; only attackers and lost phones take longer.
	 */
	headTime: 30_000,
	/** How often the public port looks for connections that took too long. */
	slowCheck: 2_000,
	/**
	 * The time after which a connection that neither sends nor takes a byte is closed. It is longer
	 * than the slowest call, which waits `engineAway`.
	 */
	stuckTime: 90_000,
	/**
	 * How long the port of the room connections may take to accept a connection that is forwarded.
	 */
	forwardTimeout: 10_000,
	/** How long a client may take to read the last message before its connection is closed. */
	farewell: 1_000,
	/**
	 * The time between two fetches of the provider's keys for an unknown key id, because every client
	 * can send one.
	 */
	keyCooldown: 30_000,
	/** The provider's keys are fetched again after this time, because it may have withdrawn one. */
	keyAge: 10 * 60_000,
} as const;
