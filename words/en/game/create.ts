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
	return seconds % 60 === 0 ? `${seconds / 60} min each` : `${seconds} s each`;
};

/** The texts of the create form. */
export const createWords = isolating({
	title: "Create game",
	pickHeading: "Which kind of trouble?",
	heading: "How hungry are you?",
	openAtOnce: "Open a room",
	inTheLobby: (kind: string, shape: string) =>
		`You open ${kind}: ${shape}. You can change everything in the lobby until you start.`,

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
		return minutes >= 55 && minutes <= 65 ? "about an hour" : `about ${minutes} minutes`;
	},
	/** The parts of the line around the choice of the number of people. */
	reckoned: {
		for: "For",
		name: "For how many people",
		people: (count: number) => many(count, "person", "people"),
		together: ", with reading aloud",
		apart: ", with everybody reading alone",
	},
	/** With the length as above, in a sentence. */
	create: (alone: boolean, length: string) =>
		`${alone ? "Open a solo table" : "Open a room"}, ${length}`,

	rules: "House rules",
	saveRules: "Done",
	everything: "Prompts, people, language, everything else",
	changes: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
	putBack: "Put back",
	putBackRule: (label: string) => `Put back: ${label}`,
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
			text: "Your own names go into the pot with everybody else's.",
		},
		broken_telephone: {
			name: "Missing history",
			text: "You see the last part only. Good luck with the plot.",
		},
		solo_mode: { name: "Solo", text: "One player, one story, nobody to blame." },
	} satisfies Record<GameMode, { name: string; text: string }>,

	time: "Time to write",
	custom: "custom",
	noTimer: "no timer",
	noTimerNote: "as long as it takes",
	seconds: "Seconds a part",
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
		name ? `That is ${name}.` : "No timer: a part takes as long as it takes.",
	maturity: "Who reads this?",
	ratings: { ALL_AGES: "all ages", MATURE: "18+" },
	matureHint: "Spicy prompts, adults only.",
	allAgesOnly: "Your profile says under 18, so the room is for all ages.",

	pair: "Who it is about",
	pairWay: "Your characters",
	pairNamed: "I name them",
	pairDrawn: "out of the pot",
	pairDrawnHint: "You fill the pot with names, and the story gets the ones that are drawn.",

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
			hint: "One part at a time, beside everything else in your lives.",
		},
		part_hours: { label: "Hours for a part" },
		phase_hours: { label: "Hours for names, cast and titles" },
		moderation: {
			label: "Moderation",
			hint: "Players can flag parts, and you can strike them out before the reading.",
		},
		num_otp_characters: { label: "Names in a story" },
		forced_prompts: {
			label: "Prompts for everybody",
			hint: "Everybody gets prompts from the start. Otherwise there is a button for those who want one.",
		},
		multi_prompt: { label: "Up to three at once", hint: "Goes with prompts for everybody." },
		max_players: { label: "Most players at the table" },
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
		allow_duplicate_characters: { label: "The same character twice is fine" },
		num_switches: { label: "Parts a story" },
		auto_sync_parts_to_players: {
			label: "As many parts as players",
			hint: "Everybody writes in every story.",
		},
		audiences: { label: "Audience may watch" },
		read_together: { label: "Read it together", hint: "You turn everyone’s pages." },
		no_extra_reading_time: {
			label: "Extra time to read",
			hint: "The clock waits a little when there is a lot to read first.",
		},
		hide_authors: { label: "Hide who wrote what until the results" },
		guess_authors: { label: "Guess who wrote it", hint: "Everyone argues before the awards." },
		faster_phases: {
			label: "Hurry everything else along",
			hint: "Halves every clock except writing and reading.",
		},
	} satisfies { [Name in LabelledName]: WordsOf<Name> },

	recipe: { share: "Share this recipe" },
	cast: {
		label: "The cast you bring",
		hint: (names: number, length: number) =>
			`One name a line, up to ${names} names of ${length} characters. They wait in your fields when the game asks for characters.`,
	},
	timing: "Time and parts",
	players: "Players and characters",
	room: "Room and language",
	between: (low: number, high: number) => `${low} to ${high}`,
});
