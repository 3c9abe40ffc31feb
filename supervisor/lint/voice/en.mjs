/** The pages with rules and rights, which say everything in full. */
const LEGAL = ["texts/terms.ts", "texts/privacy.ts", "texts/code-of-conduct.ts"];

/** What is told rather than said: the zine and the first lines. */
const TOLD = ["content/zine/", "content/first-lines/"];

/** Texts of the specification, which stay letter by letter. */
const SPECIFIED = [
	"time's up",
	"Getting game ready...",
	"Loading....",
	"loading...",
	"connection lost, retrying...",
	"waiting for voters..",
	"could not reconnect to server",
	"You are in the middle of a game. Are you sure you want to leave?",
	"Login failed",
	"you must be logged in to submit a bug report.",
	"users have to be logged in to become supporters. ",
	"click here to log in.",
];

/** What refusals call a text on the wire, where other languages look it up. */
const KEYS = ["A character's name"];

const NOT =
	"(?:[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Hh]ad|[Cc]ould|[Ww]ould|[Ss]hould|[Ww]ill) not\\b|[Cc]annot\\b";
/** “What it is and”, “behind it is” and the like have no short form. */
const IS =
	"(?<!(?:turn|[Bb]ehind|losing) )(?:[Ii]t|[Tt]hat|[Tt]here|[Ww]ho|[Ww]hat) is (?=\\p{Ll})";
/** “Half of you are” has none either. */
const ARE =
	"(?<!\\bof )(?:[Yy]ou|[Ww]e|[Tt]hey) (?:are|will|would) (?=\\p{Ll})|(?:I|[Yy]ou|[Ww]e|[Tt]hey) have been\\b|I (?:am|will)\\b";

/**
 * The rules of words/en/GLOSSARY.md that a program can check.
 * @type {readonly import("./voice-faults.mjs").VoiceRow[]}
 */
export const ENGLISH = [
	{
		refuses: /\b(?:any|every|no|some)body\b/iu,
		instead: "anyone, everyone, no one, someone",
	},
	{
		refuses: /['"]/u,
		instead: "’ “ ”",
		except: [...SPECIFIED, ...KEYS],
	},
	{
		refuses: /\.\.\.|…[.…]/u,
		instead: "…",
		except: SPECIFIED,
	},
	{
		refuses: new RegExp(`\\b(?:${NOT}|${IS}|${ARE})`, "u"),
		instead: "contract: don’t, isn’t, can’t, it’s, you’re, we’ll",
		except: [
			...SPECIFIED,
			// A dog has no time for apostrophes, and a cheese inspector too much dignity.
			/^I am a dog and I love/u,
			/“We are but humble cheese inspectors\.”$/u,
		],
		outside: [...LEGAL, ...TOLD],
	},
	{
		refuses:
			/\bof (?:its|their|your|our|my|his|her|one’s) own\b|\bthat of\b|\bthose who\b|\bby turns\b/iu,
		instead: "your own packs, the one in …, people who …",
		outside: LEGAL,
	},
	{
		refuses: /\bwhoever\b/iu,
		instead: "anyone who, the person who, the people who",
		outside: TOLD,
	},
	{
		refuses: /\bkick(?:s|ed|ing)?\b|\bshow(?:s|n|ed)? \p{L}+ out\b|\bshown out\b/iu,
		instead: "remove",
	},
	{
		refuses: /\bavatars?\b/iu,
		instead: "face",
		// “We store your face” would be a photograph.
		outside: LEGAL,
	},
	{
		refuses: /\bcensor(?:s|ed|ing)?\b|\bstr(?:ike|uck)s? \p{L}+ out\b/iu,
		instead: "black out",
	},
	{
		refuses: /\bpermalinks?\b/iu,
		instead: "link",
	},
	{
		refuses: /\b(?:begun|began) by\b|\bwho began\b/iu,
		instead: "started by",
		outside: LEGAL,
	},
	{
		refuses: /\blog(?:ged|s)? (?:in|out)\b|\blogin\b/iu,
		instead: "sign in, sign out",
		except: SPECIFIED,
	},
	{
		refuses: /\bwent out\b/iu,
		instead: "dropped off",
		outside: TOLD,
	},
	{
		refuses:
			/\b(?:buffpire|skellybts|reapr|sparkletato|buffstare|cryghost|reaprlash|pumpedsklly|scrambles)\b/iu,
		instead: "the character's name in the game (words/en/game/avatars.ts)",
	},
];
