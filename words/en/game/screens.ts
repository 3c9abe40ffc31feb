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
		audience: "You’re in the audience. Nothing to do but wait and look expectant.",
		host: "Someone stuck?",
		kick: (name: string) => `Remove ${name}`,
		skip: (name: string) => `Skip ${name}`,
	},

	guide: {
		ready: "I’m ready",
		readyHeading: "You look ready",
		readyText: "Someone’s still reading the instructions. Bless them.",
	},

	minors: {
		heading: "A word before we start",
		text: "Someone at this table is under 18, so this room stays all ages: no sexual content, no gore, nothing you’d hide from your gran.",
		alone: "If anything makes you uncomfortable, say so or leave. You never have to explain why.",
		link: "Read the code of conduct",
		newTab: "opens in a new tab",
		ack: "Understood",
		waitText: "Everyone else is promising to behave too.",
	},

	characters: {
		heading: "Who’s in it?",
		pairHeading: (count: number) => (count === 1 ? "Who’s it about?" : `Which ${counted(count)}?`),
		text: (solo: boolean) =>
			solo
				? "Famous, made up or your neighbour’s cat. You write about the ones that come out."
				: "Famous, made up or your neighbour’s cat. They all go into one pot, and everyone gets dealt a handful.",
		pairText: (count: number) =>
			count === 1
				? "They carry the whole story. Pick someone with nerve, or at least a plan."
				: "They carry the whole story. Pick people with chemistry, or at least an old grudge.",
		label: (n: number) => `Character ${n}`,
		locked: "Also in the pot",
		ideas: [
			"a name",
			"someone famous",
			"someone fictional",
			"the last person you’d expect",
			"an object with feelings",
			"your nemesis",
		],
		ageOf: (name: string, mature: boolean) =>
			`${name} is for ${mature ? "18+" : "all ages"}. Change`,
		story: "This story is",
		twin: "You’ve already got this one",
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
		first: "and no one has written a word yet.",
		footer: "get your fingers ready",
		go: "GO!",
	},

	write: {
		heading: "Write your part",
		past: "The story so far",
		fold: "Fold away",
		unfold: (count: number) => `Show the story so far (${many(count, "part")})`,
		follows: "The ink’s still drying…",
		unknown: "someone",
		cast: "with",
		castFirst: "Start a story with",
		box: "Your part of the story",
		placeholder: "And then…",
		once: "Once upon a time…",
		promptFirst: "Give me a prompt",
		promptNext: "Another prompt",
		promptNone: "No more prompts",
		promptSwapShort: "Swap this one, once",
		promptSwap: (prompt: string) => `Swap this prompt, once: ${prompt}`,
		done: "I’m done",
		words: (count: number) => many(count, "word"),
		left: (count: number) => `${count} left`,
		longPaste: (most: number) => `Type it yourself: you can paste ${most} characters at most.`,
		saving: "Saving…",
		over: "Time’s up",
		/** The lines about who handed the story over, and whether its end is due. */
		given: {
			by: (name: string | null) => `${name ?? "Someone"} handed you this.`,
			last: "You’re last: give it an ending.",
			once: (characters: number) =>
				characters === 1 ? "Once upon a time there was" : "Once upon a time there were",
			blank: "and no one has written a word yet.",
		},
		byline: (name: string, part: number) => `${name}, part ${part}`,
		back: "Re-read",
		backToText: "Keep writing",
		prompt: "Prompt",
		faces: {
			/** The short form of the label. */
			sum: (done: number, all: number) => `${done} of ${all} done`,
			label: (done: number, all: number) =>
				`${done} of ${all} ${done === 1 ? "is" : "are"} done. See who`,
			title: "At the table",
		},
		forReading: "for reading",
		/** Once a writer's own time is over. */
		down: {
			heading: "Pencils down!",
			handedIn: "handed in",
			still: (name: string) => `${name} still has`,
			moreToRead: "They got the long one to read first.",
			leftThem: "You left them with",
			readAll: "Read all of yours",
			poke: (name: string) => `Poke ${name}`,
		},
		extra: (seconds: number) => `${seconds} s extra to read what came before`,
		skipSteps: ["force skip all", "are you sure?", "SKIP!"],
		waitText: (solo: boolean) =>
			solo
				? "Hear that? That’s someone arguing with a blank page."
				: "Hear that? That’s the sound of friends making it worse.",
		flag: "Flag",
		flagged: "Flagged",
		flagLabel: (part: string) => `Flag ${part} for the host`,
	},

	title: {
		heading: "What’s it called?",
		text: (solo: boolean) =>
			solo
				? "You did all of this yourself. Read it once more, then name it."
				: "This is the story you started. Look what they did to it.",
		label: "Title",
		placeholder: "The Lord of the Onion Rings",
		submit: "That’s the title",
		missing: "A story without a title? Not at this table.",
		doneHeading: "Printed on the cover",
		doneText: (title: string) => `${inQuotes(title)} it is.`,
		bare: "It’s on the cover now.",
		watchHeading: (solo: boolean) => (solo ? "A title, please" : "Titles, please"),
		watchText: (solo: boolean) =>
			solo
				? "The writer is thinking of a name. Then it’s yours to read."
				: "The writers are naming what they’ve done. Reading comes next.",
	},

	censor: {
		heading: "Anything to black out?",
		text: "Mark the parts no one should read. Flagged ones come with a note.",
		flags: (count: number) => `flagged by ${count}`,
		mark: "Black out",
		markLabel: (part: string) => `Black out ${part}`,
		marked: "Blacked out",
		confirm: (count: number) =>
			count === 0 ? "All fine, start reading" : `Black out ${many(count, "part")} and start`,
		waitHeading: "The host is having a quick look",
		waitText: (host: string) => `${host} is making sure it’s all fit to read. Won’t be long.`,
	},
});
