import type { Maturity } from "#game/settings.ts";
import { isolating } from "../../isolating.ts";
import { counted, listed, many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts of the game's screens. */
export const screenWords = isolating({
	rating: { MATURE: "18+", ALL_AGES: "ALL AGES" } satisfies Record<Maturity, string>,

	header: {
		fanfic: "Fanfic",
		of: (n: number, of: number) => `${n} of ${of}`,
		part: (n: number) => `Part ${n}`,
	},

	subheader: { show: "How does this work?", hide: "Got it, hide this" },

	waiting: {
		heading: "Put the kettle on",
		audience: "You are in the audience. Nothing to do but wait and look expectant.",
		host: "Somebody stuck?",
		kick: (name: string) => `Kick ${name}`,
		skip: (name: string) => `Skip ${name}`,
	},

	guide: {
		ready: "I'm ready",
		readyHeading: "You look ready",
		readyText: "Somebody is still reading the instructions. Bless them.",
	},

	minors: {
		heading: "A word before we start",
		text: "Somebody at this table is under 18, so this room stays all ages: no sexual content, no gore, nothing you would hide from your gran.",
		alone: "If anything makes you uncomfortable, say so or leave. You never have to explain why.",
		link: "Read the code of conduct",
		newTab: "opens in a new tab",
		ack: "Understood",
		waitText: "Everybody else is promising to behave too.",
	},

	characters: {
		heading: "Who should be in it?",
		pairHeading: (count: number) =>
			count === 1 ? "Who is it about?" : `Who are the ${counted(count)} of them?`,
		text: (solo: boolean) =>
			solo
				? "Famous, invented or your neighbour's cat. Whoever is drawn is yours to write."
				: "Famous, invented or your neighbour's cat. All names go into one pot, and everybody casts a story out of it.",
		pairText: (count: number) =>
			count === 1
				? "They carry the whole story. Choose somebody with nerves, or at least with a plan."
				: "They carry the whole story. Choose people with chemistry, or at least an old grudge.",
		label: (n: number) => `Character ${n}`,
		locked: "Also in the pot",
		ideas: [
			"a name",
			"somebody famous",
			"somebody fictional",
			"somebody nobody expects",
			"an object with feelings",
			"your nemesis",
		],
		ageOf: (name: string, mature: boolean) =>
			`${name} is for ${mature ? "18+" : "all ages"}. Change`,
		story: "This story is",
		twin: "You have this one already",
		nameless: "Still nameless. Try the dice.",
		dice: (n: number) => `A random name for character ${n}`,
		rolled: (n: number, name: string) => `Character ${n} is ${name}.`,
		left: (count: number) => `${many(count, "name")} to go`,
		submit: "Into the pot",
		unrated: "Now pick a rating",
		submitPair: "These are the ones",
		doneHeading: "In the pot they go",
		doneText: "You brought",
		donePair: "Your story is about",
	},

	create: {
		heading: "Your cast",
		text: (min: number, max: number) =>
			`Pick ${min === max ? min : `${min} to ${max}`} of them. You start their story, and the others carry on.`,
		hand: "The characters you were dealt",
		rating: "Your story is",
		forced: "All ages, because one of your picks is.",
		more: (count: number) => `${count} more to pick`,
		unrated: "Now pick a rating",
		select: "Select",
		doneHeading: "What a cast",
		doneText: (names: string[]) =>
			`${names.length === 0 ? "They" : listed(names)} ${names.length === 1 ? "is" : "are"} getting dressed.`,
	},

	intro: {
		heading: "Get ready",
		once: ["Once upon a time there was", "Once upon a time there were"],
		yours: (characters: number) => `${characters === 1 ? "is" : "are"} yours now.`,
		blind: "You only see the last part. Be brave.",
		first: "and nobody has written a word yet.",
		footer: "get your fingers ready",
		go: "GO!",
	},

	write: {
		heading: "Write your part",
		past: "The story so far",
		fold: "Fold away",
		unfold: (count: number) => `Show the story so far (${many(count, "part")})`,
		follows: "The ink is still drying...",
		unknown: "somebody",
		cast: "with",
		box: "Your part of the story",
		placeholder: "And then...",
		once: "Once upon a time...",
		promptFirst: "Give me a prompt",
		promptNext: "Another prompt",
		promptNone: "No more prompts",
		promptSwapShort: "Swap this one, once",
		promptSwap: (prompt: string) => `Swap this prompt, once: ${prompt}`,
		done: "I'm done",
		words: (count: number) => many(count, "word"),
		left: (count: number) => `${count} left`,
		longPaste: (most: number) =>
			`Type it yourself: at most ${most} characters can be pasted at once.`,
		saving: "Saving...",
		over: "Time's up",
		/** The lines about who handed the story over, and whether its end is due. */
		given: {
			by: (name: string | null) => `${name ?? "Somebody"} handed you this.`,
			last: "You are the last one: make it an ending.",
			once: (characters: number) =>
				characters === 1 ? "Once upon a time there was" : "Once upon a time there were",
			blank: "and nobody has written a word yet.",
		},
		byline: (name: string, part: number) => `${name}, part ${part}`,
		back: "Read back",
		backToText: "Write on",
		prompt: "Prompt",
		faces: {
			label: (done: number, all: number) =>
				`${done} of ${all} ${done === 1 ? "is" : "are"} done. Who does what`,
			title: "At the table",
		},
		forReading: "for reading",
		/** Once a writer's own time is over. */
		down: {
			heading: "Pencils down!",
			handedIn: "handed in",
			still: (name: string) => `${name} still has`,
			moreToRead: "More to read: theirs was the long one.",
			leftThem: "You left them with",
			readAll: "Read all of yours",
			poke: (name: string) => `Poke ${name}`,
		},
		extra: (seconds: number) => `${seconds} s extra to read what came before`,
		skipSteps: ["force skip all", "are you sure?", "SKIP!"],
		waitText: (solo: boolean) =>
			solo
				? "Hear that? That is somebody arguing with a blank page."
				: "Hear that? That is the sound of friends making it worse.",
		flag: "Flag",
		flagged: "Flagged",
		flagLabel: (part: string) => `Flag ${part} for the host`,
	},

	title: {
		heading: "What is it called?",
		text: (solo: boolean) =>
			solo
				? "You did all of this yourself. Read it once more, then name it."
				: "This is the story you started. Look what became of it.",
		label: "Title",
		placeholder: "The Lord of the Onion Rings",
		submit: "That's the title",
		missing: "A story without a title? Not at this table.",
		doneHeading: "Printed on the cover",
		doneText: (title: string) => `${inQuotes(title)} it is.`,
		bare: "It is on the cover now.",
		watchHeading: (solo: boolean) => (solo ? "A title, please" : "Titles, please"),
		watchText: (solo: boolean) =>
			solo
				? "The writer is finding a name for it. Then it is yours to read."
				: "The writers are finding names for what they have done. Reading comes next.",
	},

	censor: {
		heading: "Anything to black out?",
		text: "Mark the parts that nobody should read. Flagged ones come with a note.",
		flags: (count: number) => `flagged by ${count}`,
		mark: "Black out",
		markLabel: (part: string) => `Black out ${part}`,
		marked: "Blacked out",
		confirm: (count: number) =>
			count === 0 ? "All fine, start reading" : `Black out ${many(count, "part")} and start`,
		waitHeading: "A quick look by the host",
		waitText: (host: string) =>
			`${host} is making sure that everything is fit to read. Won't be long.`,
	},
});
