import type { personWords as english } from "../../en/site/person.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the profile and the play pages, and about rank, avatars and what is locked. */
export const personWords: Words<typeof english> = {
	ranks: [
		"plume au biberon",
		"plume du dimanche",
		"plume de combat",
		"plume des arènes",
		"plume de légende",
		"plume souveraine",
	],
	stars: (count: number) => many(count, "étoile"),
	topClass: "classe S",

	supporter: { active: "Mécène : oui", none: "Mécène : non" },

	profile: {
		title: "Profil",
		heading: "Qui es-tu ce soir ?",
		name: "Pseudo",
		nameHint: "3 à 10 caractères (dès 1 en chinois, japonais ou coréen)",
		nameFaults: {
			missing: "PAS DE NOM ?!",
			short: "3 caractères au moins",
			long: "10 caractères au plus",
		},
		nameShortBy: (text: string, missing: number) => `${text} : il en manque ${missing}`,
		mature: "J’ai 18 ans ou plus",
		matureHint: "Avant 18 ans, on joue dans les salles tout public.",
		noAge: "À cocher : c’est ce qui décide où tu peux jouer.",
		font: "Police",
		fonts: { classic: "classique", silly: "rigolote", accessible: "accessible" },
		theme: "Thème",
		deviceTheme: "comme l’appareil",
		themes: {
			classic: "classique",
			noir: "nuit",
			sparkle: "paillettes",
			neon: "néon",
			blue: "bleu",
			nineties: "années 90",
			petal: "pétale",
			blood: "sang",
			worm: "ver",
			goth: "gothique",
			hacker: "hacker",
			winter: "hiver",
		},
		avatar: "Avatar",
		previous: "Avatar précédent",
		next: "Avatar suivant",
		save: "Enregistrer",
	},

	play: {
		title: "Jouer",
		heading: "Et pour toi, ce sera ?",
		create: "Créer une partie",
		createText: "Tu portes la couronne, tu choisis les règles et tu annonces le code.",
		enter: "Entrer dans une partie",
		enterText: "Quelqu’un t’a donné quatre lettres ? Entre donc.",
		audience: "Entrer avec le public",
		audienceText: "Regarder, réagir, voter. Rien à écrire, un avis sur tout.",
	},

	join: {
		title: "Entrer dans une partie",
		heading: "Quatre lettres, s’il te plaît",
		audienceHeading: "Une place dans le public",
		code: "Code de la salle",
		hide: "Masquer le code",
		hideHint: "Pour les soirs où la moitié d’internet regarde ton écran.",
		join: "Entrer",
		joinAudience: "Regarder",
		as: (name: string) => `Tu entres sous le nom de ${name}.`,
		badCode: "Un code de salle a quatre lettres, et jamais de I ni de O.",
	},

	alerts: {
		player: "IL MANQUE QUELQUE CHOSE À TON PROFIL",
		roomCode: "ET LE CODE DE LA SALLE ?",
		failed: (error: string) => `IMPOSSIBLE D’ENTRER : ${error}`,
		ok: "Bon, d’accord",
	},

	locked: {
		avatar: "Verrouillé. Cet avatar est pour les mécènes.",
		secret:
			"Verrouillé. Cet avatar est pour les mécènes, et pour qui se souvient d’un vieux code de triche.",
		theme: "Ceux qui ont un cadenas sont pour les mécènes.",
		unlock: "Comment déverrouiller",
		keeps: (name: string) => `Tu gardes ${name}.`,
		mark: "verrouillé",
	},

	dog: { press: "Caresser le chien", barks: "Ouaf !" },
	poulet: "Suivre la poule (nouvel onglet)",
};
