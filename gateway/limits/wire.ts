/**
 * The limits of the gateway, each with its reason; those of the game are in #game/limits.ts. Times
 * are in ms.
 */
export const WIRE_LIMITS = {
	/** A part of 14,000 characters can be 84 KB of JSON (docs/protocol.md "Limits"). */
	frameBytes: 128 * 1024,
	/**
	 * UTF-16 units of every message except a part. 20 names with each character escaped have 4,400,
	 * and the flags of a whole game 7,000.
	 */
	messageLength: 16 * 1024,
	/**
	 * Texts longer than this in one message, in UTF-16 units, are sent after it in chunks. 20
	 * everyday parts fit, and the JSON of the longest message takes a few ms; `front` is less because
	 * one publication can bring it to 32 players.
	 */
	textsAtOnce: { game: 262_144, desk: 262_144, front: 65_536 },
	/** UTF-16 units of one chunk: at most 0.4 MB of JSON, which takes about 1 ms to encode. */
	chunkTexts: 65_536,
	/**
	 * The cache size of encoded pieces in bytes, enough for one game of the largest kind. They are
	 * dropped when no viewer has needed one for `encodedIdle` ms.
	 */
	encodedBytes: 64 * 1024 * 1024,
	encodedIdle: 10_000,
	/** Milliseconds for which chunks are sent before other work runs. */
	timeSlice: 8,
	/**
	 * The long texts of the largest game are 54 MB. A player therefore gets the texts of two
	 * snapshots at once, and then those of one snapshot per pause.
	 */
	textsPause: 10_000,
	/** A connection with more unsent bytes gets no snapshot and no piece until it has drained. */
	readyBytes: 64 * 1024,
	/**
	 * A connection with more unsent bytes gets no patches, because a snapshot after draining is
	 * shorter.
	 */
	staleBytes: 4 * 1024 * 1024,
	/**
	 * The most unsent bytes of one connection; `staleBytes` with a snapshot and a few replies is far
	 * below it.
	 */
	backpressureBytes: 16 * 1024 * 1024,
	/**
	 * The most unsent bytes of all slow readers of a process: 123 viewers with a little more than a
	 * piece each.
	 */
	slowReadersBytes: 64 * 1024 * 1024,
	slowReadersPause: 1_000,
	/**
	 * A slow connection that has to be closed is cut off if it takes no bytes for this time, because
	 * it would not receive the close code.
	 */
	stuck: 5_000,
	/** The time between two snapshots requested by one connection. */
	resyncPause: 1_000,
	/** The time before texts are read again after the database failed. */
	readingPause: 1_000,
	messagesPerSecond: 20,
	messageBurst: 40,
	/** Longer messages are not sparks, and count like all others. */
	sparkBytes: 256,
	/**
	 * Sparks read per connection and second, apart from `messagesPerSecond`, so that they do not
	 * reduce the budget for saves. It equals what one seat may send of all kinds together.
	 */
	sparkMessagesPerSecond: 20,
	/**
	 * The time between two messages with the sparks of a room, and the least time that a spark waits
	 * for others.
	 */
	sparksGathered: 250,
	sparksTogether: 50,
	/** The time between two messages with the heat of a room: within it nobody sees who came first. */
	heatBatch: 2_000,
	/**
	 * The number of different sparks that a process sends to a room at once: 3 KB of JSON. Any more,
	 * which a screen could not show, are dropped.
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
	 * A host without a connection for this time loses the crown if players are connected
	 * (docs/game.md "Host").
	 */
	hostGone: 60_000,
	/** How long other processes wait after one has reported a host as gone. */
	hostReported: 10_000,
	/**
	 * How long a call waits for a room that is about to store its last game, and the time between two
	 * checks. If a worker dies then, the engine repeats the work after 10 s.
	 */
	keepingGame: 8_000,
	betweenKept: 200,
	/** How long an admin's order waits for a room, before the room is terminated. */
	closingRoom: 5_000,
	/**
	 * The most screens of one room, one for each corner of a party, and `forHost` more for the
	 * host's, because strangers with the code may use up the others. A screen keeps its place for
	 * `kept` ms after it was assigned or last recorded as connected, which happens every `recorded`
	 * ms.
	 */
	screens: { most: 4, forHost: 1, kept: 60_000, recorded: 20_000 },
	/** How long a player counts as typing after a save. */
	typing: 5_000,
	/** How long the news that a player types waits, so that it is sent with what they do next. */
	typingTogether: 50,
	/** A wall clock that shifts by more than this against the monotonic one was adjusted. */
	clockStep: 500,
	/** The time between two signals with reactions of one player to one story. */
	reactionInterval: 500,
	/** How many actions of one seat the engine accepts at once; ACTIONS_PER_MINUTE refills them. */
	actionBurst: 120,
	/**
	 * How many names and titles a room may have for each of its places: 20 names, each of them
	 * changed 20 times.
	 */
	textsPerPlayer: 400,
	/** How many pending actions of a seat an early refusal considers. */
	pendingChecked: 4,
	/** The time between two log lines of one kind about one room. */
	logPause: 60_000,
	/** The time without a publication after an accepted signal before the room is queried. */
	silence: 3_000,
	/**
	 * The longest delay with which a room may handle a recorded action. An action is shown before the
	 * room's reply only when its outcome is the same throughout this time.
	 */
	handledWithin: 5_000,
	/**
	 * A process whose lease was not renewed for this time is gone: its players are disconnected
	 * within 15 seconds.
	 */
	lease: 10_000,
	leaseRenewed: 3_000,
	leaseChecked: 2_000,
	/** How long the bus stores the connections of a room without a change, because rooms end. */
	presenceKept: 2 * 24 * 60 * 60_000,
	/** A room is queried this long after its deadline. */
	overdue: 5_000,
	/** A room without a connection is dropped from memory after this time. */
	forgetRoom: 5 * 60_000,
	/** No room waits longer than this for a worker that died with the server. */
	afterStart: 30_000,
	/** How long a message is retried while the engine is unavailable. */
	engineAway: 60_000,
	/** The time limit of a call to the identity provider, and the pause after a failed one. */
	providerTimeout: 5_000,
	providerPause: 10_000,
	/** The time limit of one attempt at a call to Stripe; a browser waits for two. */
	stripeTimeout: 10_000,
	/**
	 * The greatest age of a signed event in seconds, so that a recorded one cannot be sent much
	 * later.
	 */
	eventAge: 300,
	/** How often expired stories are removed; players never see one that has expired. */
	shareExpiry: 10 * 60_000,
	/**
	 * How many ids of each table the engine reserves in advance, so that a restored database
	 * continues after them. A crash skips as many; even the attack that opens most rooms needs half
	 * an hour for half of them.
	 */
	idsAhead: 100_000,
	/** How often the assigned ids are compared with the engine's record. */
	idsLookedAt: 5_000,
	/**
	 * How long writing the assigned ids to the engine is retried; a stop waits as long for an
	 * unavailable engine.
	 */
	recordTimeout: 2_000,
	/**
	 * How often open rooms are compared with the engine's; in between, only a user of the engine's UI
	 * can terminate one.
	 */
	lostRooms: 60 * 60_000,
	/**
	 * The least time between two reconciliations of processes that share a database, and the age from
	 * which a room is certainly not still being opened.
	 */
	reconciled: 60_000,
	/**
	 * How often the connected rooms are recorded, and how long a room may be without a connection
	 * before it closes (docs/game.md "Rooms and seats").
	 */
	abandonedLookedAt: 10 * 60_000,
	abandoned: 24 * 60 * 60_000,
	/**
	 * An abandoned room is terminated after this time, because an older build that cannot close it
	 * may run it. The longest game and its results are over by then.
	 */
	abandonedForGood: 72 * 60 * 60_000,
	/**
	 * A part of the server that was slow this often in a row counts as broken. Two of these are at
	 * least `slowCounted` ms apart.
	 */
	slowInRow: 3,
	slowCounted: 4_000,
	/** The time between two test writes that check whether the disk has space. */
	diskTried: 1_000,
	/**
	 * The disk counts as full for this time after a save failed for lack of space, because a smaller
	 * write may still fit.
	 */
	diskFailed: 2_000,
	/**
	 * The size of a REST body (docs/protocol.md "REST"), and the time it may take to arrive: 64 KB take
	 * 13 s at 5 KB a second.
	 */
	bodyBytes: "64kb",
	bodyTime: 20_000,
	/**
	 * The longest path with its query. The longest one of the pages has 2 KB: a sign-out with its ID
	 * token.
	 */
	addressLength: 4 * 1024,
	/** The longest head of a request, with its path. An access token of 4 KB fits beside cookies. */
	headBytes: 8 * 1024,
	/**
	 * How much is read of each header that says what a client accepts. Browsers send 30 to 140
	 * characters, and 14,000 cost 26 ms.
	 */
	acceptLength: 256,
	/**
	 * The cache size in bytes of responses: finished games, shared stories, documents with or without
	 * a story, and files of the site. Most games have less than 1 MB; texts are dropped from memory
	 * after `time` ms, because they expire.
	 */
	keptGames: { most: 32 * 1024 * 1024, time: 60_000 },
	keptStories: { most: 8 * 1024 * 1024, time: 60_000 },
	keptDocuments: { most: 8 * 1024 * 1024, time: 60_000 },
	/** How long the document of an invitation waits for its room, ms. */
	deliveredWithin: 500,
	keptFiles: { most: 16 * 1024 * 1024, time: 600_000 },
	keptPictures: { most: 8 * 1024 * 1024, time: 600_000 },
	/** How many pictures may wait; any more are not drawn, because each takes a core for a second. */
	waitingPictures: 8,
	/** How long a picture may take, with its wait, ms; a busy machine needs seconds. */
	pictureTime: 20_000,
	/** How long the thread that draws pictures stays idle before it ends. */
	idlePictures: 60_000,
	/**
	 * How often the last build is checked for changes, so that a flood of page requests does not read
	 * the disk.
	 */
	buildLookedAt: 200,
	/** Larger files of the site are read from disk for each call. */
	keptFileBytes: 256 * 1024,
	/**
	 * The time for the head of a request and for the first byte of a connection. Browsers send both
	 * at once; only attackers and lost phones take longer.
	 */
	headTime: 30_000,
	/** How often the public port checks for connections that took too long. */
	slowCheck: 2_000,
	/**
	 * The time after which a connection without traffic is closed. It is longer than the slowest
	 * call, which waits `engineAway`.
	 */
	stuckTime: 90_000,
	/** How long the port of the room connections may take to accept a forwarded connection. */
	forwardTimeout: 10_000,
	/** How long a client may take to read the last message before its connection is closed. */
	closing: 1_000,
	/**
	 * The time between two fetches of the provider's keys for an unknown key id, because any client
	 * can send one.
	 */
	keyCooldown: 30_000,
	/** The provider's keys are fetched again after this time, because it may have withdrawn one. */
	keyAge: 10 * 60_000,
	/** How long a link to continue on another device is valid: that device is beside the first. */
	continueLink: 15 * 60_000,
	/**
	 * How many right secrets a process remembers, by hash: those of more players than it can serve.
	 * They pass where others are refused without a look-up.
	 */
	rightSecrets: 20_000,
	/**
	 * The ms between two readings of the secrets of seats, for addresses above a limit; how many are
	 * read at once; how many rows are read again; and the time after which all are (some 5 MB for the
	 * seats of 2,000 full rooms).
	 */
	secretsRead: 1_000,
	secretsAtOnce: 5_000,
	secretsOverlap: 100,
	secretsReadAgain: 60 * 60_000,
	/** Further devices of one seat; a person has fewer. */
	seatKeys: 10,
	/** Seats of an account that a call lists: nobody plays in as many rooms. */
	accountSeats: 20,
} as const;
