import type { createWords as english } from "../../en/game/create.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const each = (seconds: number): string => {
	if (seconds === 0) return "solange es eben dauert";
	return seconds % 60 === 0 ? `je ${seconds / 60}\u00A0min` : `je ${seconds}\u00A0s`;
};

/** The texts of the create form. */
export const createWords = isolating<Words<typeof english>>({
	title: "Neues Spiel",
	pickHeading: "Welcher Unfug darf’s sein?",
	heading: "Wie groß ist der Hunger?",
	openAtOnce: "Raum öffnen",
	inTheLobby: (kind: string, shape: string) =>
		`Dein Raum: ${kind}, ${shape}. In der Lobby kannst du bis zum Start alles ändern.`,

	presets: {
		quick: "Kleiner Hunger",
		classic: "Eintopf",
		dinner: "Festessen",
		days: "Tag für Tag",
	},
	own: "Eigenes Rezept",
	backTo: (preset: string) => `Zurück zu „${preset}“`,
	shape: (count: number | null, seconds: number) =>
		`${count === null ? "ein Teil pro Nase" : many(count, "Teil", "Teile")}, ${each(seconds)}`,
	minutes: (minutes: number | null) => (minutes === null ? "ohne Uhr" : `${minutes} min`),
	length(minutes: number | null) {
		if (minutes === null) return "ohne Uhr";
		return minutes >= 55 && minutes <= 65 ? "etwa eine Stunde" : `etwa ${minutes} min`;
	},
	reckoned: {
		for: "Für",
		name: "Für wie viele Leute",
		people: (count: number) => many(count, "Person", "Leute"),
		together: ", mit Vorlesen",
		apart: ", alle lesen für sich",
	},
	create: (alone: boolean, length: string) =>
		`${alone ? "Solotisch decken" : "Raum öffnen"}, ${length}`,

	rules: "Hausregeln",
	saveRules: "Fertig",
	everything: "Alles andere",
	changes: (count: number) => many(count, "Änderung", "Änderungen"),
	putBack: "Zurücksetzen",
	putBackRule: (label: string) => `Zurücksetzen: ${label}`,
	mode: "So wird gespielt",
	inShort: (heads: string, minutes: string) => `${heads}, ${minutes}`,
	heads: (low: number, high: number) =>
		low === high ? many(low, "Person", "Leute") : `${low} bis ${high} Leute`,
	somethingBad: (what: string) => `da ist was schiefgegangen: ${what}`,

	modes: {
		default: {
			name: "Reihum",
			text: "Alle fangen eine Geschichte an, dann geht’s reihum.",
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
	matureHint: "Scharfe Stichworte, nur für Erwachsene.",
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
		hardcore: "Scharfes",
		drama: "Drama",
		art: "Kunst",
		fantasy: "Fantasy",
		fluff: "Flausch",
		gamers: "Zocken",
		hungry: "Hunger",
		phrases: "Sprüche",
	},
	supporterPacks: "Die mit Stern sind für Supporter.",
	supporterOnly: "für Supporter",
	adultsOnly: (pack: string) => `„${pack}“ gibt es nur in Räumen ab 18.`,

	settings: {
		show_instructions: { label: "Kurzanleitung" },
		pace: {
			label: "Wann spielt ihr?",
			values: { tonight: "heute Abend", slow: "Tag für Tag" },
			hint: "Ein Teil nach dem anderen, neben allem, was ihr sonst so vorhabt.",
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
			hint: "In Räumen ab 18: Kommt eine Figur für alle vor, ist die ganze Geschichte für alle.",
		},
		self_shuffle: {
			label: "Eigene Figuren kommen zurück",
			hint: "Du kannst die Figuren auf die Hand bekommen, die du mitgebracht hast.",
		},
		allow_duplicate_characters: { label: "Dieselbe Figur darf zweimal vorkommen" },
		num_switches: { label: "Teile pro Geschichte" },
		auto_sync_parts_to_players: {
			label: "So viele Teile wie Leute",
			hint: "Alle schreiben an jeder Geschichte mit.",
		},
		audiences: { label: "Publikum darf zuschauen" },
		read_together: { label: "Gemeinsam lesen", hint: "Du blätterst für alle um." },
		no_extra_reading_time: {
			label: "Extrazeit zum Lesen",
			hint: "Die Uhr wartet ein bisschen, wenn es vorher viel zu lesen gibt.",
		},
		hide_authors: { label: "Bis zum Ergebnis bleibt geheim, wer was geschrieben hat" },
		guess_authors: {
			label: "Raten, wer was geschrieben hat",
			hint: "Vor den Preisen wird gestritten.",
		},
		faster_phases: {
			label: "Alles andere geht schneller",
			hint: "Halbiert jede Uhr, außer beim Schreiben und Lesen.",
		},
	},

	recipe: { share: "Rezept weitergeben" },
	cast: {
		label: "Deine Besetzung",
		hint: (names: number, length: number) =>
			`Ein Name pro Zeile, bis zu ${names} mit je ${length} Zeichen. Sie stehen schon in deinen Feldern, wenn das Spiel nach Figuren fragt.`,
	},
	timing: "Zeit und Teile",
	players: "Leute und Figuren",
	room: "Raum und Sprache",
	between: (low: number, high: number) => `${low} bis ${high}`,
});
