/**
 * The limits of the packs that accounts make. Lengths are in UTF-16 units, as browsers count them.
 */
export const PACK_LIMITS = {
	/** The least length is 1 for some scripts, as that of players' names. */
	nameLength: { min: 3, max: 30 },
	/** A longer prompt does not fit on a sticker that players read while the clock runs. */
	promptLength: 200,
	/** Packs of an account, and prompts of a pack: players write fewer by hand. */
	packs: 20,
	prompts: 500,
	/** Prompts of a room: they are sent with its state, and the longest game deals fewer. */
	roomPrompts: 2_000,
} as const;

const DAY = 24 * 3_600_000;

/**
 * How long the site keeps data that does not belong to a game
 * (docs/hosting.md "Data and retention").
 */
export const SITE_RETENTION = {
	/** Bugs are fixed or obsolete within a year. */
	bugReports: 365 * DAY,
	/** From the last report of a story. The story itself is gone after a day. */
	storyReports: 30 * DAY,
	adminLog: 365 * DAY,
	/** Stripe repeats an event for 30 days at most. */
	paymentEvents: 365 * DAY,
	/** From the last sign-in to an account that has nothing; its owner signs up again in a minute. */
	unusedAccounts: 90 * DAY,
} as const;

/** Without a backup for this long the admin page warns, ms: a week is what a group can lose at most. */
export const BACKUP_WARNING = 7 * DAY;

/** Limits on the look at the feed of RELEASES_FEED. */
export const RELEASES_LIMITS = {
	/** The time between two looks, ms. */
	pause: DAY,
	/** A feed of ten releases with their texts has some 60 KB. */
	bytes: 256 * 1024,
	/** The time for one look, ms. */
	patience: 10_000,
} as const;

/** Limits on the cost of live streams (docs/site.md "Streamers and adverts"). Times are in ms. */
export const TWITCH_LIMITS = {
	/** For one request to Twitch. */
	timeout: 5_000,
	/** How long a page's call waits for a new list before it gets the last one. */
	patience: 1_500,
	/**
	 * The age at which a list is fetched again, and the age from which no streamer counts as live.
	 */
	age: 5 * 60_000,
	kept: 60 * 60_000,
	/** The time after a failure before the next attempt. */
	pause: 60_000,
	/** A token is renewed this long before it expires. */
	tokenMargin: 60_000,
	/** The number of most watched streams that fill the panel. */
	streams: 20,
	/** Bytes of a profile picture; those of Twitch have 300 x 300 pixels. */
	pictureBytes: 256 * 1024,
} as const;

/** How many lines of others a reader gets: a page of them, however many people wrote. */
export const FIRST_LINES_READ = 30;

/** How many stories before a sequel are kept with it, so that a saved story stays below 3 MB. */
export const EARLIER_STORIES = 9;

/** How many stories an account may save; the longest has 280 KB. */
export const SAVED_STORIES = 500;

/** The limits of accounts on board. Lengths are in UTF-16 units, as browsers count them. */
export const ACCOUNT_LIMITS = {
	nameLength: { min: 3, max: 30 },
	screenNameLength: { min: 1, max: 30 },
	/** A longer password is no safer, but costs the server time. */
	passwordLength: { min: 10, max: 200 },
	/** Passkeys of an account: a person has fewer devices. */
	passkeys: 20,
	passkeyLabelLength: { min: 1, max: 40 },
	/** How long a passkey may take to respond, ms. */
	passkeyTime: 5 * 60_000,
	recoveryCodes: 8,
	/** How long a link to set a new password is valid, ms: a message is read within a day. */
	resetLink: DAY,
	/**
	 * Wrong passwords and codes for one name from all addresses, and the seconds until they are
	 * forgotten: 1,920 guesses a day cannot find an allowed password. The owner's passkeys still
	 * work.
	 */
	guessesByName: { points: 20, seconds: 15 * 60 },
	/** Passwords computed at once, and waiting: the games need the rest of the machine. */
	hashing: { atOnce: 2, waiting: 100 },
	/**
	 * The query of a call to the provider: a sign-out with its ID token has 1,300 characters. A
	 * sign-in stores its state and nonce, of which the pages use 32 characters.
	 */
	queryLength: 2_048,
	echoLength: 512,
	/** Origins whose providers are cached in memory; the others are created again in 2 ms. */
	origins: 32,
	/** How often the age of the signing key is checked, ms. */
	keyLookedAt: 60 * 60_000,
} as const;
