import type { CrownReason } from "#game/room.ts";
import type { hostWords as english } from "../../en/game/host.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The reason why the crown passed; `null` means the reader. */
const WHY: Record<CrownReason, (from: string | null) => string> = {
	away: (from) => (from === null ? "Tu as décroché" : `${from} a décroché`),
	left: (from) => (from === null ? "Tu as quitté la table" : `${from} a quitté la table`),
	passed: (from) => (from === null ? "Tu passes la main" : `${from} passe la main`),
};

/** The texts of the host's desk, and of its effects that all players see. */
export const hostWords = isolating<Words<typeof english>>({
	desk: "Ta régie",
	open: "Régie de l’hôte",
	clock: "Le chrono",
	pause: "Mettre en pause",
	goOn: "Reprendre",
	minute: "Une minute de plus",
	door: "La porte",
	code: (code: string) => `Le code de la salle est ${code}.`,
	codeHidden: "Le code de la salle est masqué.",
	lock: "Fermer à clé",
	unlock: "Rouvrir la porte",
	close: "Fermer la salle",
	lockedNote: "La salle est fermée à clé. Personne d’autre n’entre.",
	screens: {
		heading: "Écrans",
		count: (count: number) => (count === 1 ? "1 écran regarde." : `${count} écrans regardent.`),
		close: "Fermer tous les écrans",
		sure: "Tous, même la télé ?",
	},
	sparks: "Les trucs mous",
	sparksOff: "Fini de lancer et d’asticoter",
	sparksOn: "Laisser lancer et asticoter",
	stream: "Streams",
	streamNote: (on: boolean) =>
		on
			? "Les overlays montrent ce qu’on lit, même si cette salle est 18+."
			: "Cette salle est 18+ : les overlays ne montrent que le code.",
	streamOn: "Montrer l’histoire dans l’overlay",
	streamOff: "Seulement le code en stream",
	crown: "Passer la couronne",
	crownText: "Qui la porte mène la soirée.",
	crownNobody: "Personne d’autre n’est là en ce moment.",
	pass: (name: string) => `Couronner ${name}`,
	passSure: (name: string) => `Va pour ${name} ?`,
	people: "Qui est là",
	ownSparks: {
		off: "Confisquer",
		on: "Rendre",
		label: (name: string, off: boolean) =>
			off ? `Rendre les trucs mous à ${name}` : `Confisquer les trucs mous à ${name}`,
		news: (name: string, on: boolean) =>
			on
				? `${name} peut de nouveau lancer et asticoter.`
				: `${name} ne peut plus ni lancer ni asticoter.`,
	},
	shownOut: {
		heading: "À la porte",
		short: "Faire revenir",
		label: (name: string) => `Faire revenir : ${name}`,
		news: (name: string) => `${name} peut revenir.`,
		locked: "La salle est fermée à clé. Rouvre-la aussi, sinon personne ne peut revenir.",
	},
	watches: (name: string) => `${name}, dans le public`,
	kick: {
		label: (name: string) => `Mettre ${name} à la porte`,
		short: "Dehors",
		heading: (name: string) => `Raccompagner ${name} ?`,
		text: "Pas de retour possible, même sous un autre nom, sauf si tu fais revenir cette personne.",
		why: "Quelle raison donner ?",
		whyHint: "Une phrase toute simple, que personne d’autre ne lit.",
		reasons: {
			away: "Tu étais ailleurs",
			stranger: "Qui es-tu ?",
			manners: "Tiens-toi bien",
			none: "L’hôte l’a voulu, c’est tout",
		},
		lock: "Fermer à clé derrière",
		network: (count: number) =>
			count === 1
				? "Avec l’autre personne de la même connexion"
				: `Avec les ${count} autres de la même connexion`,
		table: "L’écarter aussi de la table (le lien change)",
		stay: "Pas cette fois",
	},
	paused: (host: string | null) =>
		host === null ? "C’est la pause" : `L’hôte, ${host}, a appuyé sur pause`,
	pausedNote: "Chrono arrêté, mots à l’abri.",
	pausedUntil: (time: string) => `Reprise à ${time}.`,

	/** `null` means the reader. */
	crownNews: (to: string | null, from: string | null, why: CrownReason) => {
		const holder = to === null ? "La couronne est à toi" : `La couronne est à ${to}`;
		return `${WHY[why](from)}. ${holder}.`;
	},
	theHost: "L’hôte",

	again: "Encore une, même bande",
	againAlone: "Rejouer",

	together: {
		led: (host: string) => `${host} tourne les pages.`,
		leading: "C’est toi qui tournes les pages.",
		part: (part: number, of: number) => `Chapitre ${part} sur ${of}.`,
		back: "Page d’avant",
		nextPage: "Page suivante",
		nextPart: "Chap. suivant",
		nextStory: "Autre histoire",
		list: "Toutes les histoires",
		toAwards: "Tout le monde aux prix",
		toEnd: "Tout le monde à la fin",
		rejoin: "Lire avec les autres",
	},
});
