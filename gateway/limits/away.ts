/** The time limit of a request to an address that a person gave, with its look-up, ms. */
export const OUTBOUND_TIMEOUT = 10_000;

/** Limits on the chats of groups. */
export const CHAT_LIMITS = {
	/** UTF-16 units of a webhook; the longest have some 250. */
	addressLength: 500,
	/** The names in one line: Discord takes 2,000 characters a message. */
	names: 10,
} as const;

/** The limits of messages to the devices of people who are away. Times are in ms. */
export const PUSH_LIMITS = {
	/** Devices of a seat; a further one takes the place of the oldest. */
	devices: 5,
	/** Messages to a device about one game within `day`: more are a nuisance. */
	messages: 3,
	day: 24 * 60 * 60_000,
	/** Characters of the address at a push service: those of the large ones have up to 600. */
	endpointLength: 1_024,
	timeZoneLength: 64,
	/** Requests at once: they mostly wait, and slow services hold theirs until `OUTBOUND_TIMEOUT`. */
	atOnce: 100,
	/** How often new messages are looked for while others are under way. */
	glance: 500,
	/** A process that dies with a message leaves it to the others after this time. */
	reserved: 60_000,
	/** How long a stop waits for requests under way. */
	stopping: 2_000,
	/** How often messages are looked for that are due after quiet hours or a failure. */
	lookedAt: 20_000,
	/** After a failure the pause doubles from the first to the longest, for so many attempts. */
	retry: { first: 30_000, longest: 60 * 60_000, attempts: 12 },
	/** Older messages are sent only while the room still waits for the person. */
	fresh: 60_000,
	/** How long a push service keeps a message without an end for a device that is off. */
	kept: 3 * 24 * 60 * 60_000,
	/** The least and the longest time that a push service is asked to keep a message. */
	timeToLive: { least: 60_000, longest: 7 * 24 * 60 * 60_000 },
} as const;

const DAY = 24 * 60 * 60_000;

/** The limits of lasting tables. Times are in ms. */
export const TABLE_LIMITS = {
	/** UTF-16 units. The least length is 1 for some scripts, as that of players' names. */
	nameLength: { min: 3, max: 40 },
	/** From the last evening, for people without an account. */
	kept: 365 * DAY,
	/** Title, cover and best line of a winner on the shelf. */
	shelfTexts: 365 * DAY,
	/** Evenings on a shelf: two years with one each week. */
	shelf: 104,
	/** Tables that home lists, and secrets of seats with which a device asks for them. */
	own: 30,
	secrets: 50,
	/** How long a room at its results is still the evening of its table: they may play again. */
	lingers: 2 * 60 * 60_000,
	/** How long one caller may take to open the room, before another one may. */
	opening: 30_000,
} as const;
