import type { KickReason } from "#game/refusals.ts";
import type { CrownReason } from "#game/room.ts";
import { isolating } from "../../isolating.ts";

/** The reason why the crown passed; `null` means the reader. */
const WHY: Record<CrownReason, (from: string | null) => string> = {
	away: (from) => `${from ?? "You"} dropped off`,
	left: (from) => `${from ?? "You"} left`,
	passed: (from) => `${from ?? "You"} stepped down`,
};

/** The texts of the host's desk, and of its effects that all players see. */
export const hostWords = isolating({
	desk: "Your desk",
	open: "Host’s desk",
	clock: "The clock",
	pause: "Pause the game",
	goOn: "Resume",
	minute: "One more minute",
	door: "The door",
	code: (code: string) => `The room code is ${code}.`,
	codeHidden: "The room code is hidden.",
	lock: "Lock the room",
	unlock: "Unlock the room",
	close: "Close the room",
	lockedNote: "The room’s locked. No one new gets in.",
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
			? "Stream overlays show what’s read, even though this room is 18+."
			: "This room is 18+, so stream overlays show only the code.",
	streamOn: "Let the overlay show the story",
	streamOff: "Only the code on streams",
	crown: "Pass the crown",
	crownText: "Pick a head. From then on, they’re the host.",
	crownNobody: "No one else is here right now.",
	pass: (name: string) => `Crown ${name}`,
	passSure: (name: string) => `${name}, then?`,
	people: "Who’s here",
	/** The sparks of one person. */
	ownSparks: {
		off: "No throwing",
		on: "Allow throwing",
		label: (name: string, off: boolean) =>
			off ? `Allow throwing: ${name}` : `No throwing: ${name}`,
		news: (name: string, on: boolean) =>
			on ? `${name} can throw and poke again.` : `${name} can’t throw or poke any more.`,
	},
	shownOut: {
		heading: "Removed",
		short: "Let back in",
		label: (name: string) => `Let back in: ${name}`,
		news: (name: string) => `${name} can come back in.`,
		locked: "The room’s locked. Unlock it too, or they can’t come in.",
	},
	watches: (name: string) => `${name}, watching`,
	kick: {
		label: (name: string) => `Remove ${name}`,
		short: "Remove",
		heading: (name: string) => `Remove ${name}?`,
		text: "They can’t come back, not even under another name, unless you let them.",
		why: "What shall we tell them?",
		whyHint: "They’ll see one plain sentence. No one else will.",
		reasons: {
			away: "You were away",
			stranger: "Who are you?",
			manners: "Mind your manners",
			none: "No reason",
		} satisfies Record<KickReason | "none", string>,
		lock: "Lock the room behind them",
		network: (count: number) =>
			count === 1
				? "The other person on their connection too"
				: `The ${count} others on their connection too`,
		table: "From our table too (it gets a new link)",
		stay: "Let them stay",
	},
	paused: (host: string | null) =>
		host === null ? "Paused by the host" : `Paused by the host, ${host}`,
	pausedNote: "The clock’s stopped and your words are safe.",
	pausedUntil: (time: string) => `The game carries on at ${time}.`,

	/** `null` means the reader. */
	crownNews: (to: string | null, from: string | null, why: CrownReason) => {
		const holder = to === null ? "The crown is yours" : `${to} has the crown`;
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
		toAwards: "Take everyone to the awards",
		toEnd: "Take everyone to the end",
		rejoin: "Read with the others",
	},
});
