import { COMPLAINTS, REFUSALS, type RefusalCode, type RefusalTexts } from "#game/refusals.ts";

/** The gateway's own refusals, over the room connection and over REST. */
const gatewayRefusals = {
	failed: "Something went wrong on our side. Please try again.",
	notKept: "The server couldn’t save that. Please try again.",
	blockedWord: (text: string) =>
		`“${text}” has a word in it that this game won’t take. Try something else.`,
	badBody: "Something in there doesn’t fit. Change it a little, then try again.",

	messageNotJson: "That message wasn’t JSON",
	messageTooLong: (most: number) => `Only a part can have more than ${most} characters`,
	badMessage: (complaint: string) => `We couldn’t read that message: ${complaint}`,
	foreignMessage: "That message speaks for someone else",
	noSuchAction: "There’s no such action",
	tooManyMessages: "Too many messages at once. Wait a moment.",
	tooManyActions: "That was a lot at once. Wait a moment, then try again.",
	heirAway: "The crown can only go to someone who’s connected right now",
	openedElsewhere: "This seat was opened in another window",
	noSuchSeat: "We don’t know that seat here",
	noSuchScreen: "We don’t know that screen here",
	screensFull: (most: number) =>
		`${most} screens are showing this room already. Close one, then try again in a minute.`,
	screensClosed: "The host has closed the screens of this room",
	screensWatch: "A screen can only watch",
	closedByHost: "The host has closed this room",
	closedIdle: "Nothing happened here for a long while, so the room has closed",
	closedEmpty: "Everyone has left this room",
	closedAbandoned: "No one was here for a whole day, so the room has closed",
	closedByOperator: "The people who run this site have closed this room",
	contentRemoved: "This game is over, and its stories have been removed",

	noSuchCall: "There’s no such call",
	wrongMethod: "That call doesn’t take this method",
	bodyNotJson: "The body isn’t JSON",
	bodyNotCalledJson: "Content-Type must be application/json",
	bodyNotCalledForm: "Content-Type must be application/x-www-form-urlencoded",
	bodyTooLong: (most: string) => `A call may carry at most ${most}`,
	addressTooLong: (most: number) => `An address may have at most ${most} characters`,
	bodyTooSlow: "That took too long to arrive. Please try again.",
	unknownEncoding: "This server doesn’t know that encoding",
	unknownHost: "This server doesn’t go by that name. Please use the address you were given.",
	adminOnly: "You need the admin key for that",
	operatorsOnly: "The metrics are for the operators",
	noSignIn: "You can’t sign in here",
	signInFirst: "Sign in to do that",
	signInExpired: "Your sign-in has run out. Please sign in again.",
	signInAway: "We can’t check your sign-in right now. Please try again.",

	checkoutOff: "Nothing’s for sale here",
	checkoutAway: "The till isn’t answering. Nothing was charged; please try again in a moment.",
	foreignForm: "That form came from another site",
	alreadySupporter: "That account is already a supporter",
	unknownAccount: "There’s no such account here",
	badSignature: "The signature of that event is missing, wrong or too old",
	badEvent: "That event is signed, but parts of it are missing",

	maintenance: (message: string) =>
		message || "No new games for a moment, the kitchen is being cleaned. Back soon!",
	signInElsewhere: "This site’s accounts live somewhere else",
	signInOver: "This sign-in has waited too long. Close the window and start again.",
	foreignPage: "Only this site’s own pages may ask for that",
	wrongPassword: "Wrong name or password",
	wrongOwnPassword: "That’s not your password",
	wrongCode: "Wrong name or recovery code",
	linkUsed:
		"This link has already been used. If that wasn’t you, take your seat back on the device that made it.",
	linkOver:
		"This link has expired or was replaced. Make another one on the device that has your seat.",
	seatTakenBack: "Your seat was taken back on another of your devices.",
	notYourSeat: "That seat doesn’t belong to your account, or its room has closed.",
	resetOver: "This link has been used, or it’s over a day old. Ask for another one.",
	wrongPasskey: "That passkey doesn’t open an account here",
	passkeyKept: "You’ve already saved that passkey, or there’s no room for more",
	noSuchPasskey: "You don’t have that passkey",
	nameTaken: "Someone already has that name. Try another one.",
	weakPassword: "That password is too easy to guess. Try a silly sentence.",
	nameIsMail: "A name will do: we never send e-mail",
	nameSigns: "A name can have letters and digits, with dots, dashes or underscores between them",
	screenNameMissing: "The others need something to call you",
	passkeyNameless: "Name the passkey, so you’ll know which it is",

	serverFull: "Every table is taken right now. Please try again in a while.",
	noSuchRoom: "No room with that code",
	avatarForSupporters: "That face is for supporters",
	unknownPack: (name: string) => `There’s no pack called ${name} among yours or the built-in ones`,

	storyUnknown: "We can’t find that story. It may be gone already.",
	readersOnly: "Only people who were in that game can read its stories again",
	gameGoesOn: "You can take a story home once the game is over",
	firstLineOver: "That day’s first line is over. Reload the page for today’s.",
	noSuchLine: "That line isn’t here any more",
	noSuchTable: "There’s no such table. Maybe it was deleted, or no one sat there for a year.",
	tableOpen: "Someone has already opened your table. Sit down with them.",
	tableOpening: "Someone’s opening your table right now. Try again in a moment.",
	memberSits: "One of you is in that room, so it stays open.",
	tableOfPlayers: "Only people playing in a room can keep its table",
	tableForOne: "You need at least two for a table",
	noMember: "You’re not part of this table",
	makerStays:
		"You can’t take the table from the person who made it. You can still remove them from just the room.",
	makerOnly: "Only the person who made this table can do that",
	sharersOnly: "Only people who played can share a story",
	notShared: "This story isn’t shared any more",
	storyTakenDown: "This story broke the house rules and was taken down",
	saversOnly: "Only people who were in the game can keep its stories",
	notSaved: "That story isn’t in your library",
	storiesGone: "That room has closed, and its stories went with it",
	tooManyStories: (most: number) => `Your library holds ${most} stories. Delete one to make room.`,

	badPushService: "Messages can only go to a browser’s push service",
	noSuchSubscription: "This device gets no messages about that room",
	pushOff: "This site doesn’t send messages",

	noSuchPicture: "There’s no such picture",

	noSuchPack: "That pack or prompt isn’t here any more",
	packTaken: (name: string) => `There’s already a pack called ${name}. Try another name.`,
	packNotBuiltIn: (names: string) => `The built-in packs are ${names}; others belong to an account`,
	builtInPack: "The built-in packs stay as they are",
	foreignPack: "That pack belongs to someone else",
	tooManyPacks: (most: number) => `You can have ${most} packs. Delete one to make room.`,
	promptTaken: "That prompt is already in this pack",
	tooManyPrompts: (most: number) => `A pack holds ${most} prompts. Delete one to make room.`,

	noSuchCalendar: "This calendar is over, or its owner has changed its address",
	chatsOff: "This site doesn’t connect to chats",
	noChat: "No chat is connected here, or the old one stopped taking messages",
	badChat:
		"That’s not a webhook address. It starts with https://, and its server is on the internet.",
	chatRefused: "The chat won’t take messages at that address. Copy a new one from its settings.",
	chatAway: "The chat didn’t answer. Please try again in a moment.",

	noSuchBugReport: "There’s no such bug report",
	noSuchReport: "No one has reported that story",
	engineAway: "The engine isn’t answering right now. Please try again.",

	zineForSupporters: "The zine is for supporters",
	noSuchPage: "The zine has no such page",

	guessLimit: "Too many wrong codes. Wait a minute.",
	roomLimit: "That’s a lot of rooms for one network. Play in one of them, and open more later.",
	joinLimit: "So many players at once! Wait a minute, then join.",
	visitLimit: "We’ve already counted this visit.",
	storyLimit: "That’s a whole library at once. Wait a minute, then take the next story.",
	changeLimit: "That was fast! Wait a minute before the next change.",
	reportLimit: "Thank you! That was a lot of reports. Wait an hour before the next one.",
	chatTestLimit: "That was a lot of test lines. Wait an hour before the next one.",
	pageLimit: "Too many pages at once. Wait a minute.",
	callLimit: "Too many calls at once. Wait a minute.",
	badBodyLimit: "That keeps going wrong. Wait a minute, then try again.",
	checkoutLimit:
		"The till’s been opened too often from here. Nothing was charged; try again in an hour.",
	tooManyRequests: "So many requests at once from your network! Wait a moment.",
	connectionLimit: "Too many connections at once. Wait a minute.",
	signInLimit: "That was a lot of knocking. Wait a minute, then sign in.",
	signInStartLimit:
		"A lot of people have just signed in from your network. Try again in ten minutes.",
	signUpLimit: "A lot of people have just signed up from your network. Try again in an hour.",
	subscriptionLimit: "You’ve switched messages on a lot of times. Try again in an hour.",
	nameLimit: "Too many wrong passwords for this name. Wait a quarter of an hour, or use a passkey.",
} as const satisfies RefusalTexts & { [Code in RefusalCode]?: never };

/**
 * The texts of all refusals by their codes (docs/protocol.md "Refusals"). Those in English are on the
 * wire; pages in another language put their own in their place.
 */
export const refusalWords = { ...REFUSALS, ...COMPLAINTS, ...gatewayRefusals };
