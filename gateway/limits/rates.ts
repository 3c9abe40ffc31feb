/**
 * How often one address may use something: `points` in `seconds`, and the refusal beyond that. A
 * variable of config.ts overrides the points; programs on this machine are exempt
 * (docs/hosting.md "Limits by address").
 */
export const RATE_LIMITS = {
	/** Wrong codes, keys and secrets (docs/protocol.md "Limits"). */
	guesses: { points: 30, seconds: 60, refusal: "guessLimit" },
	/**
	 * Secrets that are checked for an address above another limit, each of which is a look-up. A right
	 * one does not count, and FAILED_CODES_PER_MINUTE sets the points.
	 */
	proofs: { points: 30, seconds: 60, refusal: "guessLimit" },
	/**
	 * Rooms opened: a class of thirty can open one each, but a script cannot flood the engine. Failed
	 * attempts do not count.
	 */
	rooms: {
		points: 30,
		seconds: 3600,
		refusal: "roomLimit",
	},
	/** Rooms with slow games opened, besides `rooms`: they stay open for weeks. */
	slowRooms: { points: 30, seconds: 86_400, refusal: "roomLimit" },
	/**
	 * Seats taken: a full room of 16 joins with its audience through one router. Once the limit is
	 * reached, returning to a seat does not count.
	 */
	joins: {
		points: 120,
		seconds: 60,
		refusal: "joinLimit",
	},
	/**
	 * Rooms looked up by an existing code: in a full room every person opens the invitation twice.
	 * The limit protects the names in it from being collected.
	 */
	invitations: {
		points: 240,
		seconds: 60,
		refusal: "joinLimit",
	},
	/** Visits counted: reloading a page is no visit. Visits over the limit still get the count. */
	visits: { points: 1, seconds: 60, refusal: "visitLimit" },
	/**
	 * Stories shared or saved, each of which reads a whole game: 16 players can save all 16 stories
	 * within four minutes.
	 */
	stories: {
		points: 60,
		seconds: 60,
		refusal: "storyLimit",
	},
	/** Packs, prompts, stories and settings written or deleted: no player types faster. */
	changes: {
		points: 120,
		seconds: 60,
		refusal: "changeLimit",
	},
	/**
	 * Bug reports and reports of stories, each of which an admin reads: enough for an evening with
	 * sixteen bad stories.
	 */
	reports: {
		points: 20,
		seconds: 3600,
		refusal: "reportLimit",
	},
	/**
	 * Test lines to chats, because each calls another server: a host mistypes an address a few times.
	 */
	chatTests: { points: 20, seconds: 3600, refusal: "chatTestLimit" },
	/** All calls: a page makes about five, and then two a minute. */
	calls: { points: 600, seconds: 60, refusal: "callLimit" },
	/**
	 * Bodies refused as too long, malformed or wrong: a class of thirty mistypes its names a few
	 * times. No other limit counts such calls, because they fail before any work.
	 */
	badBodies: { points: 120, seconds: 60, refusal: "badBodyLimit" },
	/**
	 * Documents of pages, and files whose names have no hash: a class of thirty asks for 360 when it
	 * opens the site for the first time at once.
	 */
	pages: { points: 1_200, seconds: 60, refusal: "pageLimit" },
	/**
	 * Files whose names have a hash, which browsers keep: a page has about twenty, and a class of
	 * thirty opens the site ten times at once.
	 */
	assets: { points: 6_000, seconds: 60, refusal: "pageLimit" },
	/**
	 * Room connections opened: 50 players connect three times in the first half minute after a
	 * restart.
	 */
	connections: {
		points: 240,
		seconds: 60,
		refusal: "connectionLimit",
	},
	/**
	 * Checkouts opened, each of which is a call to Stripe: people of a shared house change their
	 * minds a few times.
	 */
	checkouts: { points: 20, seconds: 3600, refusal: "checkoutLimit" },
	/**
	 * Passwords, passkeys and recovery codes checked, right or wrong: each password costs 20 ms of a
	 * core.
	 */
	signIns: { points: 30, seconds: 60, refusal: "signInLimit" },
	/**
	 * Sign-ins and sign-outs started, each stored for half an hour: a class of thirty signs in and
	 * out. The silent renewal of a token does not count.
	 */
	signInStarts: { points: 60, seconds: 600, refusal: "signInStartLimit" },
	/**
	 * Sign-ups, including those with a taken name, because the refusal reveals that the name exists.
	 * A class of thirty signs up through one router.
	 */
	signUps: { points: 40, seconds: 3600, refusal: "signUpLimit" },
	/**
	 * Devices that want messages, and changes of these wishes, each of which looks up a host: a class
	 * of thirty with a few games each.
	 */
	subscriptions: { points: 240, seconds: 3600, refusal: "subscriptionLimit" },
} as const;

/**
 * The rules that also count by the wider networks of IPv6, with as many times the points for a /56
 * and a /48: a household has up to 256 of the networks that count as one address.
 */
export const WIDE_RULES = [
	"guesses",
	"proofs",
	"rooms",
	"slowRooms",
	"connections",
	"signUps",
] as const;
export const WIDER_NETWORKS = [4, 16] as const;

/** A rule of RATE_LIMITS. */
export type Rule = keyof typeof RATE_LIMITS;

/** How often one address may use each rule in its time. */
export type Allowances = Record<Rule, number>;

/**
 * How many connections one address may have open: a household with a tab for each person has fewer.
 */
export const SOCKETS_PER_ADDRESS = 50;

/**
 * How many concurrent requests one address may have per allowed connection, where a proxy hides the
 * connections: a browser loads some twenty files at once through one connection to the proxy.
 */
export const REQUESTS_PER_SOCKET = 4;

/**
 * How many rooms may be open at once in a process. Each uses about 1 MB, and finished ones count
 * until their texts are removed.
 */
export const MAX_ROOMS = 2_000;

/**
 * How many rooms with games over days may be open at once in a process. They wait on the disk most
 * of the time.
 */
export const MAX_SLOW_ROOMS = 10_000;

/**
 * The part of the open rooms of each pace that one network may have (an IPv4 address or an IPv6 /56;
 * `wide` times as many from a /48), and the least number, so that a household on a small server can
 * have a few evenings in a day.
 */
export const NETWORK_SHARE = { part: 0.05, least: 8, wide: 4 } as const;
