import { COMPLAINTS, REFUSALS, type RefusalCode, type RefusalTexts } from "#game/refusals.ts";

/** The gateway's own refusals, over the room connection and over REST. */
const gatewayRefusals = {
	failed: "Something went wrong on our side. Please try again.",
	notKept: "The server could not keep that. Please try again.",
	blockedWord: (text: string) => `“${text}” has a word in it that this game does not take`,
	badBody: "Something in there does not fit. Change it a little, then try again.",

	messageNotJson: "That message was not JSON",
	messageTooLong: (most: number) => `Only a part can have more than ${most} characters`,
	badMessage: (complaint: string) => `That message could not be read: ${complaint}`,
	foreignMessage: "That message speaks for somebody else",
	noSuchAction: "There is no such action",
	tooManyMessages: "Too many messages at once. Wait a moment.",
	tooManyActions: "That was a lot at once. Wait a moment, then try again.",
	heirAway: "The crown goes only to somebody who is connected right now",
	openedElsewhere: "This seat was opened in another window",
	noSuchSeat: "That seat is not known here",
	noSuchScreen: "That screen is not known here",
	screensFull: (most: number) =>
		`${most} screens show this room already. Close one, then try again in a minute.`,
	screensClosed: "The host has closed the screens of this room",
	screensWatch: "A screen watches, and does nothing else",
	closedByHost: "The host has closed this room",
	closedIdle: "Nothing happened in this room for a long while, so it was closed",
	closedEmpty: "Everybody has left this room",
	closedAbandoned: "Nobody was in this room for a whole day, so it was closed",
	closedByOperator: "The people who run this site have closed this room",
	contentRemoved: "This game is over and its stories have been removed",

	noSuchCall: "There is no such call",
	wrongMethod: "That call is not made this way",
	bodyNotJson: "The body is not JSON",
	bodyNotCalledJson: "Content-Type must be application/json",
	bodyNotCalledForm: "Content-Type must be application/x-www-form-urlencoded",
	bodyTooLong: (most: string) => `A call may carry at most ${most}`,
	addressTooLong: (most: number) => `An address may have at most ${most} characters`,
	bodyTooSlow: "That took too long to arrive",
	unknownEncoding: "That encoding is not known here",
	unknownHost: "This server is not known by that name. Please use the address that you were given.",
	adminOnly: "That takes the admin key",
	operatorsOnly: "The metrics are for the operators",
	noSignIn: "Nobody can sign in here",
	signInFirst: "Sign in to do that",
	signInExpired: "Your sign-in has run out. Please sign in again.",
	signInAway: "The sign-in cannot be checked right now. Please try again.",

	checkoutOff: "Nothing is for sale here",
	checkoutAway: "The till does not answer. Nothing was charged; please try again in a moment.",
	foreignForm: "That form came from another site",
	alreadySupporter: "That account is a supporter already",
	unknownAccount: "There is no such account here",
	badSignature: "The signature of that event is missing, wrong or too old",
	badEvent: "That event is signed, but it lacks what such an event has",

	maintenance: (message: string) =>
		message || "No new games for a moment, the kitchen is being cleaned. Back soon!",
	signInElsewhere: "The accounts of this site live somewhere else",
	signInOver: "This sign-in has waited too long. Close the window and start again.",
	foreignPage: "Only this site's own pages may ask for that",
	wrongPassword: "Name or password is wrong",
	wrongOwnPassword: "That is not your password",
	wrongCode: "Name or recovery code is wrong",
	linkUsed:
		"This link has already been used. If that was not you, take your seat back on the device that made it.",
	linkOver:
		"This link has expired or was replaced. Make another one on the device that has your seat.",
	seatTakenBack: "Your seat was taken back on another of your devices.",
	notYourSeat: "That seat does not belong to your account, or its room is over.",
	resetOver: "This link has been used, or is older than a day. Ask for another one.",
	wrongPasskey: "That passkey does not open an account here",
	passkeyKept: "That passkey is saved already, or you have as many as fit",
	noSuchPasskey: "You have no such passkey",
	nameTaken: "Somebody has that name already. Try another one.",
	weakPassword: "That password is too easy to guess",
	nameIsMail: "A name is enough: nobody here sends e-mail",
	nameSigns: "A name has letters and digits, and dots, dashes or underscores between them",
	screenNameMissing: "The others need something to call you",
	passkeyNameless: "Name the passkey, so that you know it again",

	serverFull: "Every table is taken right now. Please try again in a while.",
	noSuchRoom: "No room with that code",
	avatarForSupporters: "That avatar is for supporters",
	unknownPack: (name: string) =>
		`There is no pack called ${name} among the built-in ones and yours`,

	storyUnknown: "There is no such story",
	readersOnly: "Only people who were in that game can read its stories again",
	gameGoesOn: "A story can be taken home once the game is over",
	firstLineOver: "The first line of that day is over. Reload the page for today's.",
	noSuchLine: "That line is not here any more",
	noSuchTable: "There is no such table. Perhaps it was deleted, or nobody sat there for a year.",
	tableOpen: "Somebody has opened your table already. Sit down with them.",
	tableOpening: "Somebody is opening your table right now. Try again in a moment.",
	memberSits: "One of you is in that room, so it stays open.",
	tableOfPlayers: "Only those who play in a room keep its table",
	tableForOne: "A table takes at least two",
	noMember: "You are not one of this table",
	makerStays: "Whoever made the table stays at it. You can still kick them from the room alone.",
	makerOnly: "Only the one who made this table can do that",
	sharersOnly: "Only people who played can share a story",
	notShared: "This story is not shared any more",
	storyTakenDown: "This story broke the house rules and was taken down",
	saversOnly: "Only people who were in the game can save a story of it",
	notSaved: "You have not saved that story",
	storiesGone: "That room has closed, and its stories went with it",
	tooManyStories: (most: number) =>
		`You can keep ${most} stories; delete one before you save another`,

	badPushService: "Messages can go only to the push service of a browser",
	noSuchSubscription: "This device gets no messages about that room",
	pushOff: "There are no messages here",

	noSuchPicture: "There is no such picture",

	noSuchPack: "There is no such pack or prompt",
	packTaken: (name: string) => `There is a pack called ${name} already`,
	packNotBuiltIn: (names: string) => `The built-in packs are ${names}; others belong to an account`,
	builtInPack: "The built-in packs stay as they are",
	foreignPack: "That pack belongs to somebody else",
	tooManyPacks: (most: number) => `You can have ${most} packs; delete one before you add another`,
	promptTaken: "That prompt is in this pack already",
	tooManyPrompts: (most: number) =>
		`A pack can have ${most} prompts; delete one before you add another`,

	noSuchCalendar: "This calendar is over, or its owner has changed its address",
	chatsOff: "This site connects no chats",
	noChat: "No chat is connected here, or the old one takes no more messages",
	badChat:
		"That is not the address of a webhook. It begins with https://, and its server is on the internet.",
	chatRefused: "The chat takes no messages at that address. Copy a new one from its settings.",
	chatAway: "The chat did not answer. Please try again in a moment.",

	noSuchBugReport: "There is no such bug report",
	noSuchReport: "Nobody has reported such a story",
	engineAway: "The engine does not answer right now. Please try again.",

	zineForSupporters: "The zine is for supporters",
	noSuchPage: "The zine has no such page",

	guessLimit: "Too many wrong codes. Wait a minute.",
	roomLimit: "That is a lot of rooms for one place. Play one of them, and open more later.",
	joinLimit: "So many players at once! Wait a minute, then join.",
	visitLimit: "This visit is counted already.",
	storyLimit: "That is a whole library at once. Wait a minute, then take the next story.",
	changeLimit: "That was fast! Wait a minute before the next change.",
	reportLimit: "Thank you! That was a lot of reports. Wait an hour before the next one.",
	chatTestLimit: "That was a lot of test lines. Wait an hour before the next one.",
	pageLimit: "Too many pages at once. Wait a minute.",
	callLimit: "Too many calls at once. Wait a minute.",
	badBodyLimit: "That went wrong a lot of times at once. Wait a minute, then try again.",
	checkoutLimit: "That is a lot of shopping. Have a tea, then try again in an hour.",
	tooManyRequests: "So many requests at once from your place! Wait a moment.",
	connectionLimit: "Too many connections at once. Wait a minute.",
	signInLimit: "That was a lot of knocking. Wait a minute, then sign in.",
	signInStartLimit:
		"A lot of people have just signed in from your place. Try again in ten minutes.",
	signUpLimit: "A lot of people have just signed up from your place. Try again in an hour.",
	subscriptionLimit: "That was a lot of messages to set up. Try again in an hour.",
	nameLimit: "Too many wrong passwords for this name. Wait a quarter of an hour, or use a passkey.",
} as const satisfies RefusalTexts & { [Code in RefusalCode]?: never };

/**
 * The texts of all refusals by their codes (docs/protocol.md "Refusals"). Those in English are on the
 * wire; pages in another language put their own in their place.
 */
export const refusalWords = { ...REFUSALS, ...COMPLAINTS, ...gatewayRefusals };
