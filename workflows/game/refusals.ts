/** Texts by the code of the refusal; a text that names values is a function of them. */
export type RefusalTexts = Record<string, string | ((...values: never[]) => string)>;

/** Texts for a removed person, by the reason that the host picked. */
const KICKED = {
	away: "The host has removed you from this room: it looked as if you were away",
	stranger: "The host has removed you from this room: they didn’t know who you are",
	manners: "The host has removed you from this room: please mind the code of conduct",
} as const;
export type KickReason = keyof typeof KICKED;
/** The reasons that a host can pick; there is no free text, because the engine would record it. */
export const KICK_REASONS = Object.keys(KICKED) as KickReason[];

/**
 * Texts for players whose action the rules refuse. Each says what happened and what is allowed; the
 * codes are on the wire and never change (docs/protocol.md "Refusals").
 */
export const REFUSALS = {
	notHere: "You’re not in this room any more",
	over: "This room is closed",
	notNow: "You can’t do that at this point in the game",
	hostOnly: "Only the host can do that",
	playersOnly: "The audience watches, reacts and votes; only players can do that",
	tooFewPlayers: (min: number) => `You need at least ${min} players to start`,
	alreadyDone: "You’ve already done that",
	timeUp: "time's up",
	started: "The game has already started",
	full: "The room is full",
	audienceFull: "There’s no more room in the audience",
	addressFull: "This room won’t take more people from your network, unless its host is on it too",
	noAudience: "This room doesn’t take an audience",
	votingStarted: "The voting has already started",
	minors: "This room is for players aged 18 and over",
	kicked: (reason?: KickReason) =>
		reason ? KICKED[reason] : "The host has removed you from this room",
	characterCount: (wanted: number) =>
		`This room wants ${wanted} character${wanted === 1 ? "" : "s"} from everyone`,
	duplicate: "Two characters have the same name, and each needs a different one",
	foreignCharacter: "One of these characters isn’t yours to change",
	notYourStory: "That’s not your story",
	notYourPart: "That part isn’t yours to write",
	notInHand: "One of these characters isn’t in your hand",
	tooFewCharacters: (min: number) => `Choose at least ${min} character${min === 1 ? "" : "s"}`,
	tooManyCharacters: (max: number) => `Choose at most ${max} character${max === 1 ? "" : "s"}`,
	noModeration: "Flagging and blacking out are off in this room",
	flagForeign: "You can only flag an earlier part that someone else wrote",
	noSuchStory: "There’s no such story in this room",
	noSuchPart: "There’s no such part in this room",
	noSuchAward: "There’s no such award in this room",
	noSuchPlayer: "There’s no such player in this room",
	ownPart: "You can’t react to your own part",
	ownStory: "You can’t vote for your own story",
	reactionShape: "That’s more stickers than the story has parts",
	foreignReaction: "That sticker isn’t yours to change",
	nothingToGuess: "There’s no one for you to guess in that part",
	tooManyMarks: (max: number) => `You can mark a line in at most ${max} parts`,
	reactFirst: "Put at least one sticker on every story before you vote",
	kickNow:
		"Once the writing has started, everyone stays; you can still skip people at the titles and the reading",
	kickSelf: "You can’t remove the host; leave or close the room instead",
	notShownOut: "That person isn’t on the list of people you can let back in",
	promptSwapped: "You can swap one prompt per part, and you’ve done that",
	noSuchPrompt: "There’s no such prompt in this part",
	noOtherPrompt: "There’s no other prompt to swap it for",
	noClock: "You can’t change the clock right now",
	crownOwn: "You’re already wearing the crown",
	locked: "The host has locked this room",
	tooFewSeats: (people: number) =>
		`The room already has ${people} players, so it needs at least as many seats`,
	minorsHere: "Someone here is under 18, so the room stays all ages",
	aloneOnly: "Solo is for when you open the room: you can’t switch to it or out of it later",
	lobbyOnly: "You can only change names, faces and seats in the lobby",
	crownFirst: "The host plays; pass the crown before you join the audience",
	notTogether: "This room doesn’t read together",
	nudged: "They’ve already had a nudge today",
	skipNow: "You can skip players while the room is waiting for them, but not while they write",
} as const satisfies RefusalTexts;

export type RefusalCode = keyof typeof REFUSALS;

/** What the texts in bodies are called where one is refused, which is also on the wire. */
export type TextName =
	| "Name"
	| "A character's name"
	| "The title"
	| "A part"
	| "The text"
	| "The name of a pack"
	| "The name of a table"
	| "A prompt"
	| "A name"
	| "A password"
	| "The name of a passkey";

/**
 * Complaints about one field of a body that a player of our own pages can meet. They are on the wire
 * as the values of `badBody` (docs/protocol.md "Refusals").
 */
export const COMPLAINTS = {
	textTooShort: (what: TextName, least: number) =>
		`${what} needs at least ${least} character${least === 1 ? "" : "s"}`,
	textTooLong: (what: TextName, most: number) => `${what} can have at most ${most} characters`,
	textBroken: (what: TextName) => `${what} has a broken character in it`,
	textUnprintable: (what: TextName) => `${what} has a character in it that can’t be shown`,
	textInvisible: (what: TextName) => `${what} needs a letter, a digit or a sign you can see`,
	nameTooShort: (least: number, missing: number) =>
		`Name must be at least ${least} characters: ${missing} more`,
	characterNameless: "Every character needs a name",
	titleMissing: "The story needs a title",
	settingRange: (key: string, value: number, low: number, high: number) =>
		`${key} is ${value}; allowed are whole numbers from ${low} to ${high}`,
	settingRangeOr: (key: string, value: number, low: number, high: number, also: number) =>
		`${key} is ${value}; allowed are whole numbers from ${low} to ${high}, or ${also}`,
	playersRange: (value: number, low: number, high: number) =>
		`max_players is ${value}; allowed are whole numbers from ${low} to ${high}, or 1 in solo_mode`,
	castRange: (least: number, most: number) =>
		`min_characters is ${least}; allowed are whole numbers from 1 to max_characters (${most})`,
} as const satisfies RefusalTexts & { [Code in RefusalCode]?: never };

/** A number or a name in the text of a refusal. */
export type RefusalValue = number | string;

/**
 * Why something is refused: a code for programs, a text for players in English, and the values that
 * the text names, for texts in other languages.
 */
export interface Refusal<Code extends string = RefusalCode> {
	code: Code;
	text: string;
	values?: readonly RefusalValue[] | undefined;
}

type ValuesIn<Text> = Text extends (...values: infer Values) => string ? Values : [];

/** Returns a function that creates refusals from a table of texts. */
export function refuserOf<Texts extends RefusalTexts>(texts: Texts) {
	return <Code extends keyof Texts & string>(
		code: Code,
		...values: ValuesIn<Texts[Code]>
	): Refusal<Code> => {
		// The compiler cannot see that the values belong to this text.
		const text = texts[code] as string | ((...values: ValuesIn<Texts[Code]>) => string);
		if (typeof text === "string") return { code, text };
		const worded = text(...values);
		const named = (values as (RefusalValue | undefined)[]).filter((value) => value !== undefined);
		// A text that is only its value says the same in every language.
		const isWhole = named.length === 0 || named[0] === worded;
		return { code, text: worded, ...(!isWhole && { values: named }) };
	};
}

/** Returns a refusal by the rules, with the values that its text names. */
export const refuse = refuserOf(REFUSALS);

/** Returns a complaint about one field of a body, with the values that its text names. */
export const complain = refuserOf(COMPLAINTS);

/** The complaints by the issues that they became. */
const complaints = new WeakMap<object, Refusal<string>>();

/**
 * Returns the message of a schema's check: the complaint's text, with a note of its code and values,
 * because an issue has room for a text only.
 */
export const says = (complaint: Refusal<string>) => (issue: object) => {
	complaints.set(issue, complaint);
	return complaint.text;
};

/** Returns the complaint behind an issue; undefined for an issue whose check has a plain message. */
export const complaintOf = (issue: object): Refusal<string> | undefined => complaints.get(issue);
