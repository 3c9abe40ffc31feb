import type { KickReason } from "#game/refusals.ts";
import type { CrownReason } from "#game/room.ts";
import { isolating } from "../../isolating.ts";

/** The reason why the crown passed; `null` means the reader. */
const WHY: Record<CrownReason, (from: string | null) => string> = {
	away: (from) => `${from ?? "You"} went out`,
	left: (from) => `${from ?? "You"} left`,
	passed: (from) => `${from ?? "You"} passed it on`,
};

/** The texts of the host's desk, and of its effects that all players see. */
export const hostWords = isolating({
	desk: "Your desk",
	open: "Host's desk",
	clock: "The clock",
	pause: "Pause the game",
	goOn: "Go on",
	minute: "One more minute",
	door: "The door",
	code: (code: string) => `The room code is ${code}.`,
	codeHidden: "The room code is hidden.",
	lock: "Lock the room",
	unlock: "Unlock the room",
	lockedNote: "The room is locked. Nobody new gets in.",
	screens: {
		heading: "Screens",
		count: (count: number) =>
			count === 1 ? "1 screen is watching." : `${count} screens are watching.`,
		close: "Close all screens",
		sure: "All of them, the TV too?",
	},
	sparks: "Soft things",
	sparksOff: "No throwing, no poking",
	sparksOn: "Let them throw and poke",
	stream: "Streams",
	streamNote: (on: boolean) =>
		on
			? "Stream overlays show what is read, although this room is 18+."
			: "This room is 18+, so stream overlays show only the code.",
	streamOn: "Let the overlay show the story",
	streamOff: "Only the code on streams",
	crown: "Pass the crown",
	crownText: "Whoever wears it hosts from then on.",
	crownNobody: "Nobody else is here right now.",
	pass: (name: string) => `Crown ${name}`,
	passSure: (name: string) => `${name} it is?`,
	people: "Who is here",
	/** The sparks of one person. */
	ownSparks: {
		off: "No throwing",
		on: "May throw again",
		label: (name: string, off: boolean) =>
			off ? `May throw again: ${name}` : `No throwing: ${name}`,
		news: (name: string, on: boolean) =>
			on ? `${name} may throw and poke again.` : `${name} can no longer throw or poke.`,
	},
	shownOut: {
		heading: "Shown out",
		short: "Let back in",
		label: (name: string) => `Let back in: ${name}`,
		news: (name: string) => `${name} may come in again.`,
		locked: "The room is locked. Unlock it too, or they cannot come in.",
	},
	watches: (name: string) => `${name}, watching`,
	kick: {
		label: (name: string) => `Kick ${name}`,
		short: "Kick",
		heading: (name: string) => `Show ${name} out?`,
		text: "They cannot come back, not even under another name, unless you let them.",
		why: "What shall we tell them?",
		whyHint: "They read one plain sentence, and nobody else does.",
		reasons: {
			away: "You were away",
			stranger: "Who are you?",
			manners: "Mind your manners",
			none: "Just that the host did it",
		} satisfies Record<KickReason | "none", string>,
		lock: "Lock the room behind them",
		network: (count: number) =>
			count === 1
				? "The other one on the same connection too"
				: `The ${count} others on the same connection too`,
		table: "From the table too, which gets a new link",
		stay: "Let them stay",
	},
	paused: (host: string | null) =>
		host === null ? "Paused by the host" : `Paused by the host, ${host}`,
	pausedNote: "The clock stands still and your words are safe.",
	pausedUntil: (time: string) => `It goes on by itself at ${time}.`,

	/** `null` means the reader. */
	crownNews: (to: string | null, from: string | null, why: CrownReason) => {
		const holder = to === null ? "You hold the crown" : `${to} holds the crown`;
		return `${WHY[why](from)}. ${holder}.`;
	},
	theHost: "The host",

	again: "Again, same friends",
	againAlone: "Play again",

	together: {
		led: (host: string) => `${host} turns the pages.`,
		leading: "You turn the pages.",
		part: (part: number, of: number) => `Part ${part} of ${of}.`,
		back: "One page back",
		nextPage: "Next page",
		nextPart: "Next part",
		nextStory: "Next story",
		list: "All stories",
		toAwards: "All of us, to the awards",
		toEnd: "All of us, to the end",
		rejoin: "Read with the others",
	},
});
