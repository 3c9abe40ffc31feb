import type { createWords as english } from "../../en/game/create.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

const each = (seconds: number): string => {
	if (seconds === 0) return "le temps qu’il faut";
	return seconds % 60 === 0 ? `${seconds / 60} min par chapitre` : `${seconds} s par chapitre`;
};

/** The texts of the create form. */
export const createWords = isolating<Words<typeof english>>({
	title: "Créer une partie",
	pickHeading: "Quel genre de bêtises ?",
	heading: "Petite ou grosse faim ?",
	openAtOnce: "Ouvrir une salle",
	inTheLobby: (kind: string, shape: string) =>
		`Au menu : ${kind}, ${shape}. Dans la salle, tu pourras tout changer avant le début.`,

	presets: {
		quick: "Sur le pouce",
		classic: "Plat du jour",
		dinner: "Banquet",
		days: "Sur plusieurs jours",
	},
	own: "Ta recette",
	backTo: (preset: string) => `Revenir à « ${preset} »`,
	shape: (count: number | null, seconds: number) =>
		`${count === null ? "un chapitre par tête" : many(count, "chapitre")}, ${each(seconds)}`,
	minutes: (minutes: number | null) => (minutes === null ? "sans chrono" : `${minutes} min`),
	length(minutes: number | null) {
		if (minutes === null) return "sans chrono";
		return minutes >= 55 && minutes <= 65 ? "environ une heure" : `environ ${minutes}\u00A0min`;
	},
	reckoned: {
		for: "Pour",
		name: "Pour combien de personnes",
		people: (count: number) => many(count, "personne"),
		together: ", lecture à voix haute",
		apart: ", lecture en silence",
	},
	create: (alone: boolean, length: string) =>
		`${alone ? "Une table pour moi" : "Ouvrir une salle"}, ${length}`,

	rules: "Règles maison",
	saveRules: "C’est bon",
	everything: "Tout le reste",
	changes: (count: number) => many(count, "changement"),
	putBack: "Rétablir",
	putBackRule: (label: string) => `Rétablir : ${label}`,
	mode: "Comment on joue",
	inShort: (heads: string, minutes: string) => `${heads}, ${minutes}`,
	heads: (low: number, high: number) =>
		low === high ? many(low, "personne") : `${low} à ${high} personnes`,
	somethingBad: (what: string) => `il s’est passé quelque chose de fâcheux : ${what}`,

	modes: {
		default: {
			name: "De main en main",
			text: "Tout le monde commence une histoire, puis elles tournent.",
		},
		otp: {
			name: "Le grand amour",
			text: "Tu nommes deux personnages faits l’un pour l’autre. La table s’occupe des complications.",
		},
		self_insert: {
			name: "Vous, en pire",
			text: "Vos propres noms vont dans la marmite avec les autres.",
		},
		broken_telephone: {
			name: "Trou de mémoire",
			text: "Tu ne vois que le dernier chapitre. Bonne chance avec l’intrigue.",
		},
		solo_mode: { name: "Solo", text: "Une personne, une histoire, personne à accuser." },
	},

	time: "Temps d’écriture",
	custom: "au choix",
	noTimer: "sans chrono",
	noTimerNote: "le temps qu’il faut",
	seconds: "Secondes par chapitre",
	secondsHint: (low: number, high: number) => `${low} à ${high}, ou 0 pour jouer sans chrono`,
	speeds: {
		sonic: "supersonique",
		lightning: "éclair",
		frantic: "frénétique",
		brisk: "soutenu",
		leisurely: "tranquille",
	},
	secondsName: (name: string | null) =>
		name ? `Rythme : ${name}.` : "Sans chrono : un chapitre prend le temps qu’il prend.",
	maturity: "Qui va lire ça ?",
	ratings: { ALL_AGES: "tout public", MATURE: "18+" },
	matureHint: "Idées épicées, pour adultes seulement.",
	allAgesOnly: "D’après ton profil, tu as moins de 18 ans : la salle sera tout public.",

	pair: "De qui ça parle",
	pairWay: "Tes personnages",
	pairNamed: "je les nomme",
	pairDrawn: "tirés de la marmite",
	pairDrawnHint: "Tu remplis la marmite de noms, et l’histoire hérite de ceux qu’on repêche.",

	prompts: "Idées",
	packs: "Boîtes à idées",
	packNames: {
		basic: "de base",
		hardcore: "épicé, 18+",
		drama: "drame",
		art: "art",
		fantasy: "fantasy",
		fluff: "guimauve",
		gamers: "gaming",
		hungry: "fringale",
		phrases: "formules",
	},
	supporterPacks: "Celles qui ont une étoile sont pour les mécènes.",
	supporterOnly: "pour les mécènes",
	adultsOnly: () => "La boîte épicée ne s’ouvre que dans les salles 18+.",

	settings: {
		show_instructions: { label: "Mode d’emploi au début" },
		pace: {
			label: "On joue quand ?",
			values: { tonight: "ce soir", slow: "sur plusieurs jours" },
			hint: "Un chapitre à la fois, entre la lessive et le reste.",
		},
		part_hours: { label: "Heures par chapitre" },
		phase_hours: { label: "Heures pour les noms, le casting et les titres" },
		moderation: {
			label: "Modération",
			hint: "On peut signaler des chapitres, et tu peux les caviarder avant la lecture.",
		},
		num_otp_characters: { label: "Noms par histoire" },
		forced_prompts: {
			label: "Des idées pour tout le monde",
			hint: "Tout le monde reçoit des idées d’office. Sinon, un bouton en donne à qui en veut.",
		},
		multi_prompt: {
			label: "Jusqu’à trois à la fois",
			hint: "Marche avec « Des idées pour tout le monde ».",
		},
		max_players: { label: "Convives à table, au plus" },
		num_characters_submit: { label: "Personnages à apporter par tête" },
		min_characters: { label: "Personnages par histoire, au moins" },
		max_characters: { label: "Personnages par histoire, au plus" },
		character_maturity: {
			label: "Tout public ou 18+, au cas par cas",
			hint: "Pour les salles 18+ : un seul personnage tout public, et son histoire l’est aussi.",
		},
		self_shuffle: {
			label: "Tes personnages peuvent revenir",
			hint: "Tu peux recevoir ceux que tu as apportés.",
		},
		allow_duplicate_characters: { label: "Le même personnage deux fois, ça va" },
		num_switches: { label: "Chapitres par histoire" },
		auto_sync_parts_to_players: {
			label: "Un chapitre par tête",
			hint: "Tout le monde écrit dans chaque histoire.",
		},
		audiences: { label: "Le public peut regarder" },
		read_together: { label: "Lecture commune", hint: "Tu tournes les pages de toute la table." },
		no_extra_reading_time: {
			label: "Du temps pour lire",
			hint: "Le chrono patiente un peu quand il y a beaucoup à lire d’abord.",
		},
		hide_authors: { label: "Cacher qui a écrit quoi jusqu’aux résultats" },
		guess_authors: { label: "Deviner qui a écrit quoi", hint: "On en débat avant les prix." },
		faster_phases: {
			label: "Presser tout le reste",
			hint: "Divise par deux tous les temps, sauf l’écriture et la lecture.",
		},
	},

	recipe: { share: "Partager la recette" },
	cast: {
		label: "Le casting que tu apportes",
		hint: (names: number, length: number) =>
			`Un nom par ligne, jusqu’à ${names} noms de ${length} caractères. Ils seront déjà tapés quand le jeu demandera des personnages.`,
	},
	timing: "Temps et chapitres",
	players: "Convives et personnages",
	room: "Salle et langue",
	between: (low: number, high: number) => `${low} à ${high}`,
});
