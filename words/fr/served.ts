import type { servedWords as english } from "../en/served.ts";
import { isolating } from "../isolating.ts";
import type { Words } from "../words.ts";
import { documentWords } from "./document.ts";
import { de, grouped, listed, many } from "./grammar.ts";

/**
 * The texts that the server itself shows: pages of the sign-in, link previews, lines for chats and
 * calendars, messages to devices, and the descriptions of pages by their path, but those of
 * texts (words/page-text.ts).
 */
export const servedWords: Words<typeof english> = {
	signIn: {
		stale: {
			title: "Cette connexion a refroidi",
			text: "Elle a trop attendu, ou venait d’ailleurs. Rien n’est perdu : ferme cette fenêtre et recommence.",
			toProfile: "Vers ton profil",
		},
		busy: {
			title: "On fait la queue à la porte",
			toHome: "Vers l’accueil",
		},
		out: {
			title: "Déconnexion",
			ask: "Se déconnecter ?",
			button: "Me déconnecter",
			stay: "Rester en ligne",
		},
	},
	chat: isolating({
		room: (code: string) => `Plotluck, salle ${code}`,
		test: "Ce salon est branché. Plotluck y annoncera à qui c’est le tour, qui a rendu son chapitre et quand on lit.",
		everybody: "tout le monde",
		listed: (names: readonly string[], more: number) =>
			listed(more > 0 ? [...names, many(more, "autre")] : names),
		turn: (who: string, until: string | null) =>
			until ? `Au tour ${de(who)}, jusqu’à ${until}` : `Au tour ${de(who)}`,
		handedIn: (name: string, words: number) =>
			`${name} a rendu son chapitre, ${many(words, "mot")}`,
		parts: (count: number) =>
			count === 1 ? "Un chapitre a été rendu" : `${grouped(count)} chapitres ont été rendus`,
		reading: (until: string | null, link: string) =>
			`La lecture est ouverte${until ? `, jusqu’à ${until}` : ""}. ${link}`,
		results: (link: string) => `Les résultats sont là : ${link}`,
	}),
	calendar: {
		turn: (code: string) => `Ton tour se termine (Plotluck, ${code})`,
		reading: (code: string) => `La lecture se termine (Plotluck, ${code})`,
		results: (code: string) => `Les résultats sont là (Plotluck, ${code})`,
	},
	/** Messages to devices, which name the room by its code. */
	messages: isolating({
		turn: { title: "À toi de jouer", text: (code: string) => `La salle ${code} t’attend.` },
		hurry: {
			title: (hours: number): string =>
				hours === 1 ? "Plus qu’une heure" : `Plus que ${hours} heures`,
			text: (code: string) => `La salle ${code} t’attend toujours.`,
		},
		reading: {
			title: "La lecture est ouverte",
			text: (code: string) => `Les histoires de la salle ${code} sont écrites. Viens les lire.`,
		},
		results: {
			title: "Les résultats sont là",
			text: (code: string) => `Viens voir comment ça s’est fini dans la salle ${code}.`,
		},
		nudge: {
			title: "Un petit coup de coude de l’hôte",
			text: (code: string) => `Sans toi, la salle ${code} n’avance plus.`,
		},
		/** With a weekday and a time. */
		until: (time: string) => `Tu as jusqu’à ${time}.`,
	}),
	previews: {
		home: {
			title: "Plotluck, le jeu de soirée où l’on écrit à plusieurs",
			text: documentWords.description,
			picture:
				"Une marmite avec un crayon dedans, et cinq personnages de dessin animé qui veulent écrire",
		},
		invitation: {
			title: "Viens écrire avec nous",
			text: "Apporte un personnage, fais tourner le stylo, et lis ce que les autres en ont fait. Sans appli, sans compte.",
		},
		story: {
			title: "Une histoire partagée",
			text: "Plusieurs personnes ont écrit ça, l’une après l’autre. Aucune ne regrette.",
			picture: "Un renard et une patate écrivent une histoire sur deux feuilles de papier",
		},
		storyPicture: "Le titre, une phrase et les plumes d’une histoire",
	},
	descriptions: {
		"/blog":
			"Des nouvelles de la cuisine : ce qui a changé dans Plotluck, et pourquoi. En anglais.",
		"/supportus": "Comment garder la marmite de Plotluck sur le feu.",
		"/supporter": "Ce que reçoivent les mécènes de Plotluck, et ce que ça coûte.",
		"/bugreport": "Quelque chose est cassé dans Plotluck ? Raconte-nous ça ici.",
		"/drawing": "Un bloc à gribouillis pour les minutes entre deux chapitres.",
	},
};
