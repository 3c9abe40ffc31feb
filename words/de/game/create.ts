import type { createWords as english } from "../../en/game/create.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const each = (seconds: number): string => {
	if (seconds === 0) return "solange es eben dauert";
	const whole = seconds > 90 && seconds % 60 === 0;
	return whole
		? `je ${many(seconds / 60, "Minute", "Minuten")}`
		: `je ${many(seconds, "Sekunde", "Sekunden")}`;
};

/** The texts of the create form. */
export const createWords = isolating<Words<typeof english>>({
	title: "Neues Spiel",
	pickHeading: "Welcher Unfug darf’s sein?",
	heading: "Wie groß ist der Hunger?",
	changeable: "Bis zum Start lässt sich alles noch ändern.",
	openAtOnce: "Raum öffnen",
	inTheLobby: (kind: string, shape: string) =>
		`Du öffnest ${kind}: ${shape}. In der Lobby kannst du bis zum Start alles ändern.`,

	presets: {
		quick: { name: "Kleiner Hunger", text: "Bevor das Essen kommt. Panik garantiert." },
		classic: {
			name: "Eintopf",
			text: "Zeit genug für einen Plan und für sein Scheitern.",
		},
		dinner: { name: "Festessen", text: "Richtige Kapitel. Irgendwer wird das Meer erwähnen." },
	},
	own: { name: "Eigenes Rezept", text: "Genau so hat das noch niemand gekocht." },
	backTo: (preset: string) => `Zurück zu „${preset}“`,
	shape: (count: number | null, seconds: number) =>
		`${count === null ? "so viele Teile wie Leute" : `${many(count, "Teil", "Teile")} pro Geschichte`}, ${each(seconds)}`,
	minutes: (minutes: number | null) => (minutes === null ? "ohne Uhr" : `${minutes} min`),
	reckoned: {
		for: "Für",
		name: "Für wie viele Leute",
		people: (count: number) => many(count, "Person", "Leute"),
		together: ", mit Vorlesen",
		apart: ", alle lesen für sich",
	},
	create: (preset: string | null, alone: boolean, minutes: number | null) =>
		[
			alone
				? "Solotisch decken"
				: preset === null
					? "Eigenen Raum öffnen"
					: `Raum öffnen: ${preset}`,
			...(minutes === null ? [] : [`etwa ${minutes} min`]),
		].join(", "),

	rules: "Hausregeln",
	saveRules: "So spielen wir",
	rulesInShort: "alles andere",
	mode: "Art des Unfugs",
	inShort: (heads: string, minutes: string) => `${heads}, ${minutes}`,
	heads: (low: number, high: number) =>
		low === high ? many(low, "Person", "Leute") : `${low} bis ${high} Leute`,
	somethingBad: (what: string) => `da ist was schiefgegangen: ${what}`,

	modes: {
		default: {
			name: "Reihum",
			text: "Alle fangen eine Geschichte an, dann wandern sie um den Tisch.",
		},
		otp: {
			name: "Traumpaar",
			text: "Du nennst zwei, die zusammengehören. Die anderen sorgen dafür.",
		},
		self_insert: {
			name: "Über euch",
			text: "Eure eigenen Namen kommen mit in den Topf.",
		},
		broken_telephone: {
			name: "Gedächtnislücke",
			text: "Du siehst nur den letzten Teil. Viel Glück mit der Handlung.",
		},
		solo_mode: { name: "Solo", text: "Du, eine Geschichte, und niemand sonst war’s." },
	},

	time: "Zeit zum Schreiben",
	custom: "eigene",
	noTimer: "ohne Uhr",
	noTimerNote: "solange es eben dauert",
	seconds: "Sekunden pro Teil",
	secondsHint: (low: number, high: number) => `${low} bis ${high}, oder 0 für gar keine Uhr`,
	speeds: {
		sonic: "Überschall",
		lightning: "Blitz",
		frantic: "hektisch",
		brisk: "flott",
		leisurely: "gemütlich",
	},
	secondsName: (name: string | null) =>
		name ? `Das Tempo heißt: ${name}.` : "Ohne Uhr: Ein Teil dauert, solange er eben dauert.",
	maturity: "Für wen ist das?",
	ratings: { ALL_AGES: "für alle", MATURE: "ab 18" },
	matureHint: "In Räume ab 18 kommt nur, wer mindestens 18 ist.",
	allAgesOnly: "In deinem Profil steht unter 18, also ist der Raum für alle.",

	pair: "Um wen es geht",
	pairWay: "Deine Figuren",
	pairNamed: "die nenne ich",
	pairDrawn: "aus dem Topf",
	pairDrawnHint: "Du füllst den Topf mit Namen, und wer gezogen wird, muss in die Geschichte.",

	prompts: "Stichworte",
	packs: "Stichwortpakete",
	packNames: {
		basic: "Grundzutaten",
		hardcore: "scharf, ab 18",
		drama: "Drama",
		art: "Kunst",
		fantasy: "Fantasy",
		fluff: "flauschig",
		gamers: "Zocken",
		hungry: "hungrig",
		phrases: "Sprüche",
	},
	supporterPacks: "Die mit Stern sind für Supporter.",
	supporterOnly: "für Supporter",
	adultsOnly: (pack: string) => `${pack}: nur in Räumen ab 18.`,

	settings: {
		show_instructions: { label: "Kurzanleitung" },
		pace: {
			label: "Wann spielt ihr?",
			values: { tonight: "heute Abend", slow: "über Tage" },
			hint: "Immer nur ein Teil, neben allem anderen, was ihr so vorhabt.",
		},
		part_hours: { label: "Stunden für einen Teil" },
		phase_hours: { label: "Stunden für Namen, Besetzung und Titel" },
		moderation: {
			label: "Moderation",
			hint: "Teile lassen sich melden, und du kannst sie vor dem Lesen schwärzen.",
		},
		num_otp_characters: { label: "Namen in einer Geschichte" },
		forced_prompts: {
			label: "Stichworte für alle",
			hint: "Alle bekommen von Anfang an Stichworte. Sonst gibt es einen Knopf für alle, die eins wollen.",
		},
		multi_prompt: {
			label: "Bis zu drei auf einmal",
			hint: "Nur zusammen mit „Stichworte für alle“.",
		},
		max_players: { label: "So viele passen an den Tisch" },
		num_characters_submit: { label: "Figuren pro Person" },
		min_characters: { label: "Figuren pro Geschichte, mindestens" },
		max_characters: { label: "Figuren pro Geschichte, höchstens" },
		character_maturity: {
			label: "Altersstufe für jede Figur",
			hint: "Für Räume ab 18: Eine Figur, die für alle ist, hält ihre Geschichte sauber.",
		},
		self_shuffle: {
			label: "Eigene Figuren kommen zurück",
			hint: "Du kannst die Figuren auf die Hand bekommen, die du mitgebracht hast.",
		},
		allow_duplicate_characters: { label: "Dieselbe Figur darf zweimal vorkommen" },
		num_switches: { label: "Teile pro Geschichte" },
		auto_sync_parts_to_players: {
			label: "So viele Teile wie Leute",
			hint: "Alle schreiben in jeder Geschichte.",
		},
		audiences: { label: "Publikum darf zuschauen" },
		read_together: {
			label: "Gemeinsam lesen",
			hint: "Der Host führt alle Bildschirme durch die Geschichten, Teil für Teil.",
		},
		no_extra_reading_time: {
			label: "Extrazeit zum Lesen",
			hint: "Die Uhr wartet ein wenig, wenn es vorher viel zu lesen gibt.",
		},
		hide_authors: { label: "Bis zum Ergebnis bleibt geheim, wer was geschrieben hat" },
		guess_authors: {
			label: "Raten, wer was geschrieben hat",
			hint: "Vor den Preisen raten alle, von wem die Teile einer Geschichte sind. Das bringt Ruhm, keine Punkte. Bis dahin bleibt alles geheim.",
		},
		faster_phases: {
			label: "Alles andere geht schneller",
			hint: "Halbiert jede Uhr, außer beim Schreiben und Lesen.",
		},
	},

	showAdvanced: "Mehr Regeln",
	hideAdvanced: "Weniger Regeln",
	recipe: { share: "Rezept weitergeben" },
	cast: {
		label: "Deine Besetzung",
		hint: (names: number, length: number) =>
			`Ein Name pro Zeile, bis zu ${names} mit je ${length} Zeichen. Sie stehen schon in deinen Feldern, wenn das Spiel nach Figuren fragt.`,
	},
	players: "Leute und Figuren",
	stories: "Geschichten",
	between: (low: number, high: number) => `${low} bis ${high}`,
});
