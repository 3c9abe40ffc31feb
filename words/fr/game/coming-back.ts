import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "La partie jusqu'ici",
		loading: "La partie jusqu'ici arrive.",
		missing: "La partie jusqu'ici n'a pas pu être chargée.",
		who: "Qui en est où",
		states: {
			done: "a fini",
			writing: "écrit",
			busy: "s'y emploie",
			asleep: "dort",
			gone: "n'est plus là",
		},
		days: "Jour après jour",
		nothing: "Rien n'a encore été rendu.",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Quelqu'un"} a rendu le chapitre ${part}${
				words === null ? "" : `, ${many(words, "mot")}`
			}`,
		own: "Tes histoires",
		ownNone: "Les histoires où tu as écrit apparaissent ici.",
		ownMissing: "Tes histoires n'ont pas pu être chargées.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `Celle avec ${listed(cast)}`,
		/** In place of the reader's name. */
		you: "Toi",
	},

	recap: {
		heading: "Les jours derrière vous",
		days: (count: number) => many(count, "jour"),
		parts: (count: number) => many(count, "chapitre"),
		words: (count: number) => many(count, "mot"),
		/** With a time such as "2 j 4 h". */
		longest: (time: string, name: string | null) =>
			name === null
				? `La plus longue attente d'un chapitre a duré ${time}.`
				: `La plus longue attente a duré ${time}, grâce à ${name}.`,
	},

	move: {
		open: "Continuer sur un autre appareil",
		text: "Scanne ceci avec ton autre appareil, ou ouvres-y le lien. Il ne sert qu'une fois. Garde-le pour toi\u00A0: qui l'ouvre joue à ta place.",
		qr: "Code QR du lien vers ta place",
		/** With a time of day. */
		until: (time: string) => `Il est valable jusqu'à ${time}.`,
		hidden: "Le code reste caché pendant que tu diffuses. Copie plutôt le lien.",
		copy: "Copier le lien",
		copied: "Copié",
		copyFailed: "La copie n'a pas marché",
		make: "Créer un lien",
		another: "Créer un autre lien",
		used: "Le lien a servi. Ce n'était pas toi\u00A0? Alors reprends ta place.",
		over: "Le lien a expiré.",
		devices: (count: number) =>
			count === 1
				? "Un autre appareil a reçu ta place d'ici."
				: `${count} autres appareils ont reçu ta place d'ici.`,
		takeBack: "Reprendre ma place",
		sure: "La retirer partout ailleurs\u00A0?",
		takenBack: "Seul cet appareil a maintenant ta place.",
		cancel: "Annuler le lien",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Continuer ici",
		heading: "Ta place te suit",
		text: "Tu prends la place que tu as sur ton autre appareil, avec tout ce que tu as écrit. Le lien ne sert qu'une fois.",
		go: "Continuer ici",
		failed: "Ça n'a pas marché",
		incomplete: "Le lien n'est pas complet. Copie-le en entier, ou scanne encore le code.",
	},

	desk: {
		nudge: {
			label: (name: string) => `Relancer ${name}`,
			sure: (name: string) => `Relancer ${name} maintenant\u00A0?`,
			done: (name: string) => `${name} est au courant.`,
		},
		offer: {
			heading: "Places libres",
			note: "La prochaine personne qui arrive reprend l'histoire et les tours. Ce qui est écrit reste.",
			label: "Proposer la place",
			sure: "La proposer maintenant\u00A0?",
			offered: "proposée",
		},
	},
});
