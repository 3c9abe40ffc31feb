import type { comingBackWords as english } from "../../en/game/coming-back.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, many } from "../grammar.ts";

/** The texts with which players come back to a game that is played over days. */
export const comingBackWords: Words<typeof english> = isolating({
	soFar: {
		open: "Où on en est",
		loading: "On rassemble les nouvelles…",
		missing: "Les nouvelles ne sont pas arrivées.",
		who: "Qui en est où",
		states: {
			done: "a fini",
			writing: "écrit",
			busy: "cogite",
			asleep: "dort",
			gone: "n’est plus là",
		},
		days: "Jour après jour",
		nothing: "Personne n’a encore rendu de chapitre.",
		/** Without a name authors are secret, without words the part is still open. */
		handedIn: (name: string | null, part: number, words: number | null) =>
			`${name ?? "Quelqu’un"} a rendu le chapitre\u00A0${part}${
				words === null ? "" : `, ${many(words, "mot")}`
			}`,
		own: "Tes histoires",
		ownNone: "Les histoires où tu auras écrit viendront se ranger ici.",
		ownMissing: "Tes histoires ne sont pas arrivées.",
		/** A story without a title, by its cast. */
		story: (cast: string[]) => `Celle avec ${listed(cast)}`,
		/** In place of the reader's name. */
		you: "Toi",
	},

	recap: {
		heading: "Carnet de route",
		days: (count: number) => many(count, "jour"),
		parts: (count: number) => many(count, "chapitre"),
		words: (count: number) => many(count, "mot"),
		/** With a time such as "2 j 4 h". */
		longest: (time: string, name: string | null) =>
			name === null
				? `Le plus long suspense : ${time} avant un chapitre.`
				: `Le plus long suspense : ${time} avant un chapitre, signé ${name}.`,
	},

	move: {
		open: "Continuer sur un autre appareil",
		text: "Scanne ce code avec ton autre appareil, ou ouvres-y le lien. Il ne sert qu’une fois. Garde-le pour toi : qui l’ouvre joue à ta place.",
		qr: "QR code qui mène à ta place",
		/** With a time of day. */
		until: (time: string) => `Valable jusqu’à ${time}.`,
		hidden: "En mode stream, le code reste masqué. Copie plutôt le lien.",
		copy: "Copier le lien",
		copied: "Copié",
		copyFailed: "Copie ratée",
		make: "Créer un lien",
		another: "Créer un autre lien",
		used: "Le lien a servi. Ce n’était pas toi ? Alors reprends ta place.",
		over: "Le lien a expiré.",
		devices: (count: number) =>
			count === 1
				? "Tu as passé ta place à un autre appareil."
				: `Tu as passé ta place à ${count} autres appareils.`,
		takeBack: "Reprendre ma place",
		sure: "La retirer partout ailleurs ?",
		takenBack: "Ta place n’est plus que sur cet appareil.",
		cancel: "Annuler le lien",
	},

	/** The page that the link opens. */
	arrive: {
		title: "Continuer ici",
		heading: "Ta place te suit",
		text: "Tu reprends la place de ton autre appareil, avec tout ce que tu as écrit. Le lien ne sert qu’une fois.",
		go: "Continuer ici",
		failed: "Ça n’a pas marché",
		incomplete: "Le lien n’est pas complet. Copie-le en entier, ou scanne encore le code.",
	},

	desk: {
		nudge: {
			label: (name: string) => `Relancer ${name}`,
			sure: (name: string) => `Relancer ${name} maintenant ?`,
			done: (name: string) => `${name} est au courant.`,
		},
		offer: {
			heading: "Places libres",
			note: "La prochaine personne qui arrive reprend l’histoire en cours et les tours à venir. Ce qui est écrit reste.",
			label: "Proposer la place",
			sure: "La proposer maintenant ?",
			offered: "proposée",
		},
	},
});
