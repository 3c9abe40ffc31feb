/**
 * How often one address may do something: `points` in `seconds`, and the refusal beyond that. A
 * variable of config.ts overrides the points. Programs on this machine do not count
 * (docs/hosting.md "Limits by address").
 */
export const RATE_LIMITS = {
	/** Wrong codes, keys and secrets (docs/protocol.md "Limits"). */
	guesses: { points: 30, seconds: 60, refusal: "guessLimit" },
	/**
	 * Rooms opened: a class of thirty can open one each, and a script cannot fill the engine. A room
	 * that could not be opened does not count.
	 */
	rooms: {
		points: 30,
		seconds: 3600,
		refusal: "roomLimit",
	},
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
	 * Rooms looked up by a code that exists: everybody of a full room opens the invitation twice. The
	 * names in it must not be collected.
	 */
	invitations: {
		points: 240,
		seconds: 60,
		refusal: "joinLimit",
	},
	/** Visits counted: reloading a page is no visit. Uncounted ones get the count unchanged. */
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
	 * Bug reports and reports of stories, which an admin reads one by one: an evening with sixteen bad
	 * stories fits.
	 */
	reports: {
		points: 20,
		seconds: 3600,
		refusal: "reportLimit",
	},
	/** All calls: a page makes about five, and then two a minute. */
	calls: { points: 600, seconds: 60, refusal: "callLimit" },
	/**
	 * Bodies that are refused as too long, malformed or wrong: a class of thirty mistypes its names a
	 * few times. No other limit counts such calls, because they fail before any work.
	 */
	badBodies: { points: 120, seconds: 60, refusal: "badBodyLimit" },
	/**
	 * Documents of pages, and files whose names have no hash: a class of thirty asks for 360 when it
	 * opens the site for the first time at once.
	 */
	pages: { points: 1_200, seconds: 60, refusal: "pageLimit" },
	/**
	 * Room connections dialled: 50 players dial three times in the first half minute after a restart.
	 */
	connections: {
		points: 240,
		seconds: 60,
		refusal: "connectionLimit",
	},
	/**
	 * Checkouts opened, each of which is a call to Stripe: a shared house changes its mind a few
	 * times.
	 */
	checkouts: { points: 20, seconds: 3600, refusal: "checkoutLimit" },
	/**
	 * Passwords, passkeys and recovery codes that are checked, right or wrong: each password costs
	 * 20 ms of a core.
	 */
	signIns: { points: 30, seconds: 60, refusal: "signInLimit" },
	/**
	 * Sign-ins and sign-outs begun, each of which is kept for half an hour: a class of thirty signs in
	 * and out. The silent renewal of a token does not count.
	 */
	signInStarts: { points: 60, seconds: 600, refusal: "signInStartLimit" },
	/**
	 * Accounts that are asked for, also with a taken name, because a refusal tells that the name
	 * exists. A class of thirty signs up through one router.
	 */
	signUps: { points: 40, seconds: 3600, refusal: "signUpLimit" },
} as const;

/** A rule of RATE_LIMITS. */
export type Rule = keyof typeof RATE_LIMITS;

/** How often each rule allows one address in its time. */
export type Allowances = Record<Rule, number>;

/**
 * How many connections one address may hold open: a household with a tab for each person has fewer.
 */
export const SOCKETS_PER_ADDRESS = 50;

/**
 * How many requests one address may have under way for each connection that it may hold, where a
 * proxy hides the connections: a browser loads some twenty files at once through one connection to
 * the proxy.
 */
export const REQUESTS_PER_SOCKET = 4;

/**
 * How many rooms may be open at once in a process. Each costs about 1 MB, and finished ones count
 * until their texts are removed.
 */
export const MAX_ROOMS = 2_000;
