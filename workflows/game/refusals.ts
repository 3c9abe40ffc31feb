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
	notNow: "It’s too early or too late for that",
	hostOnly: "Only the host can do that",
	playersOnly: "That’s for players. The audience watches, reacts and votes.",
	tooFewPlayers: (min: number) => `You need at least ${min} players to start`,
	alreadyDone: "You’ve already done that",
	timeUp: "time's up",
	started: "The game has already started",
	full: "The room is full",
	audienceFull: "Every seat in the audience is taken",
	addressFull:
		"A lot of you are on one network already. Join over another one, or over the host’s.",
	noAudience: "This room doesn’t take an audience",
	votingStarted: "The voting has already started",
	minors: "This room is for players aged 18 and over",
	kicked: (reason?: KickReason) =>
		reason ? KICKED[reason] : "The host has removed you from this room",
	characterCount: (wanted: number) =>
		`Everyone brings ${wanted} character${wanted === 1 ? "" : "s"} to this room`,
	duplicate: "Two of your characters share a name. Rename one of them.",
	foreignCharacter: "One of these characters isn’t yours to change",
	notYourStory: "Someone else started that story. You can only cast and name your own.",
	notYourPart: "That part is someone else’s to write",
	notInHand: "One of these characters isn’t in your hand. Pick from the ones you were dealt.",
	tooFewCharacters: (min: number) => `Choose at least ${min} character${min === 1 ? "" : "s"}`,
	tooManyCharacters: (max: number) => `Choose at most ${max} character${max === 1 ? "" : "s"}`,
	noModeration: "Moderation is off in this room, so there’s no flagging or blacking out",
	flagForeign: "You can flag earlier parts, as long as someone else wrote them",
	noSuchStory: "That story isn’t in this room",
	noSuchPart: "That part isn’t in this room",
	noSuchAward: "This room doesn’t give that award",
	noSuchPlayer: "That person isn’t playing in this room",
	ownPart: "That’s your own part: leave the stickers to the others",
	ownStory: "You can’t vote for the story you started",
	reactionShape: "Those stickers don’t match the story’s parts",
	foreignReaction: "That sticker isn’t yours to change",
	nothingToGuess: "There’s nothing for you to guess in that part",
	tooManyMarks: (max: number) => `You can mark a line in at most ${max} parts`,
	reactFirst: "Put at least one sticker on every story before you vote",
	kickNow:
		"Once the writing starts, everyone stays. You can still skip people at the titles and the reading.",
	kickSelf: "You can’t remove the host. Pass the crown and leave, or close the room.",
	notShownOut: "That person isn’t among the ones you removed",
	promptSwapped: "One swap per part, and you’ve had yours",
	noSuchPrompt: "That prompt isn’t in this part",
	noOtherPrompt: "There’s no other prompt to swap it for",
	noClock: "You can’t change the clock right now",
	crownOwn: "You’re already wearing the crown",
	locked: "The host has locked this room. Ask them to unlock it.",
	tooFewSeats: (people: number) =>
		`There are ${people} players here already, so keep at least as many seats`,
	minorsHere: "Someone here is under 18, so the room stays all ages",
	aloneOnly: "Solo is decided when the room opens. For another kind of game, open another room.",
	lobbyOnly: "You can only change names, faces and seats in the lobby",
	crownFirst: "The host can’t sit in the audience. Pass the crown first.",
	notTogether: "In this room, everyone reads on their own",
	nudged: "They’ve had their nudge for today. You can send another one tomorrow.",
	skipNow: "You can only skip people while the room’s waiting for them, never while they write",
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
		`${key} is ${value}; allowed: whole numbers from ${low} to ${high}`,
	settingRangeOr: (key: string, value: number, low: number, high: number, also: number) =>
		`${key} is ${value}; allowed: whole numbers from ${low} to ${high}, or ${also}`,
	playersRange: (value: number, low: number, high: number) =>
		`max_players is ${value}; allowed: whole numbers from ${low} to ${high}, or 1 in solo_mode`,
	castRange: (least: number, most: number) =>
		`min_characters is ${least}; allowed: whole numbers from 1 to max_characters (${most})`,
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
