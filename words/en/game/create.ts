import type { Preset } from "#game/settings/presets.ts";
import type { SpeedName } from "#game/settings/speeds.ts";
import type { ChoiceName, GameMode, LabelledName, PromptPack, Settings } from "#game/settings.ts";
import { isolating } from "../../isolating.ts";
import { many } from "../grammar.ts";

/** The texts of the control of a setting. */
export interface SettingWords {
	label: string;
	hint?: string;
}
/** Those of a choice of one have the name of each value. */
export interface ChoiceWords extends SettingWords {
	values: Record<string, string>;
}
type WordsOf<Name extends LabelledName> = Name extends ChoiceName
	? ChoiceWords & { values: Record<Settings[Name], string> }
	: SettingWords;

const each = (seconds: number): string => {
	if (seconds === 0) return "as long as it takes";
	return seconds % 60 === 0 ? `${seconds / 60}\u00A0min each` : `${seconds}\u00A0s each`;
};

/** The texts of the create form. */
export const createWords = isolating({
	title: "Create game",
	pickHeading: "What kind of trouble?",
	heading: "How hungry are you?",
	openAtOnce: "Open a room",
	inTheLobby: (kind: string, shape: string) =>
		`You’re opening ${kind}: ${shape}. You can change it all in the lobby until you start.`,

	presets: {
		quick: "Quick bite",
		classic: "Classic",
		dinner: "Long dinner",
		days: "Over days",
	} satisfies Record<Preset, string>,
	own: "Your own recipe",
	backTo: (preset: string) => `Back to ${preset}`,
	shape: (count: number | null, seconds: number) =>
		`${count === null ? "a part for everyone" : many(count, "part")}, ${each(seconds)}`,
	minutes: (minutes: number | null) => (minutes === null ? "no timer" : `${minutes} min`),
	/** `null` stands for a game without a timer. */
	length(minutes: number | null) {
		if (minutes === null) return "no timer";
		return minutes >= 55 && minutes <= 65 ? "about an hour" : `about ${minutes} min`;
	},
	/** The parts of the line around the choice of the number of people. */
	reckoned: {
		for: "For",
		name: "For how many people",
		people: (count: number) => many(count, "person", "people"),
		together: ", if you read it aloud",
		apart: ", if everyone reads on their own",
	},
	/** With the length as above, in a sentence. */
	create: (alone: boolean, length: string) =>
		`${alone ? "Open a solo table" : "Open a room"}, ${length}`,

	rules: "House rules",
	saveRules: "Done",
	everything: "Everything else",
	changes: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
	putBack: "Reset",
	putBackRule: (label: string) => `Reset: ${label}`,
	mode: "How it’s played",
	inShort: (heads: string, minutes: string) => `${heads}, ${minutes}`,
	heads: (low: number, high: number) =>
		low === high ? many(low, "person", "people") : `${low} to ${high} people`,
	somethingBad: (what: string) => `something bad happened: ${what}`,

	modes: {
		default: {
			name: "Pass the pen",
			text: "Everyone starts a story, then they go round.",
		},
		otp: {
			name: "One true pairing",
			text: "You name two people who belong together. The others make it happen.",
		},
		self_insert: {
			name: "About you",
			text: "You go into the pot yourselves, in among the characters.",
		},
		broken_telephone: {
			name: "Missing history",
			text: "You only see the last part. Good luck with the plot.",
		},
		solo_mode: { name: "Solo", text: "One player, one story, no one to blame." },
	} satisfies Record<GameMode, { name: string; text: string }>,

	time: "Time to write",
	custom: "custom",
	noTimer: "no timer",
	noTimerNote: "as long as it takes",
	seconds: "Seconds per part",
	secondsHint: (low: number, high: number) => `${low} to ${high}, or 0 for no timer at all`,
	speeds: {
		sonic: "sonic",
		lightning: "lightning",
		frantic: "frantic",
		brisk: "brisk",
		leisurely: "leisurely",
	} satisfies Record<SpeedName, string>,
	/** With the name of the speed as the page shows it. */
	secondsName: (name: string | null) =>
		name ? `That counts as ${name}.` : "No timer: a part takes as long as it takes.",
	maturity: "Who reads this?",
	ratings: { ALL_AGES: "all ages", MATURE: "18+" },
	matureHint: "Spicy, adults only.",
	allAgesOnly: "Your profile says under 18, so the room’s for all ages.",

	pair: "Who it’s about",
	pairWay: "Your characters",
	pairNamed: "I name them",
	pairDrawn: "out of the pot",
	pairDrawnHint: "You fill the pot with names, and you’re stuck with the ones that come out.",

	prompts: "Prompts",
	packs: "Prompt packs",
	packNames: {
		basic: "basic",
		hardcore: "spicy, 18+",
		drama: "drama",
		art: "art",
		fantasy: "fantasy",
		fluff: "fluff",
		gamers: "gamers",
		hungry: "hungry",
		phrases: "phrases",
	} satisfies Record<PromptPack, string>,
	supporterPacks: "The starred ones are for supporters.",
	supporterOnly: "for supporters",
	adultsOnly: (pack: string) => `${pack}: 18+ rooms only.`,

	/** What belongs to each setting whose control follows from its row. */
	settings: {
		show_instructions: { label: "Quick start guide" },
		pace: {
			label: "When do you play?",
			values: { tonight: "tonight", slow: "over days" },
			hint: "One part at a time, around the rest of your lives.",
		},
		part_hours: { label: "Hours per part" },
		phase_hours: { label: "Hours for names, cast and titles" },
		moderation: {
			label: "Moderation",
			hint: "Players can flag parts, and you can black them out before anyone reads.",
		},
		num_otp_characters: { label: "Names per story" },
		forced_prompts: {
			label: "Prompts for everyone",
			hint: "Everyone gets prompts from the start. Otherwise they wait behind a button.",
		},
		multi_prompt: { label: "Up to three at once", hint: "Goes with prompts for everyone." },
		max_players: { label: "Seats at the table" },
		num_characters_submit: { label: "Characters each player brings" },
		min_characters: { label: "Fewest characters in a story" },
		max_characters: { label: "Most characters in a story" },
		character_maturity: {
			label: "Rate characters one by one",
			hint: "For 18+ rooms: a character marked for all ages keeps its story clean.",
		},
		self_shuffle: {
			label: "Your own characters come back",
			hint: "You may be dealt the characters you brought.",
		},
		allow_duplicate_characters: { label: "Allow doubles" },
		num_switches: { label: "Parts per story" },
		auto_sync_parts_to_players: {
			label: "As many parts as players",
			hint: "Everyone writes in every story.",
		},
		audiences: { label: "Allow an audience" },
		read_together: { label: "Read it together", hint: "You turn everyone’s pages." },
		no_extra_reading_time: {
			label: "Extra time to read",
			hint: "The clock waits a little when there’s a lot to read first.",
		},
		hide_authors: { label: "Hide who wrote what until the results" },
		guess_authors: { label: "Guess who wrote it", hint: "Argue before the awards." },
		faster_phases: {
			label: "Hurry everything else along",
			hint: "Halves every clock except writing and reading.",
		},
	} satisfies { [Name in LabelledName]: WordsOf<Name> },

	recipe: { share: "Share this recipe" },
	cast: {
		label: "The cast you bring",
		hint: (names: number, length: number) =>
			`One name per line: up to ${names}, of ${length} letters at most. They’ll be waiting for you when it’s time to name characters.`,
	},
	timing: "Time and parts",
	players: "Players and characters",
	room: "Room and language",
	between: (low: number, high: number) => `${low} to ${high}`,
});
