import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results, on home, and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "La même table la semaine prochaine ?",
		text: "Gardez cette table : un lien pour vous toutes et tous, et une étagère avec vos soirées.",
		name: "Son nom",
		usual: (name: string) => `La table de ${name}`,
		button: "Garder cette table",
		kept: (table: string) => `C'est gardé : ${table}.`,
		found: "Les personnes qui ont joué la retrouvent désormais sur la page d'accueil.",
		go: "À la table",
	},
	home: {
		open: (table: string) => `C'est ouvert : ${table}`,
		there: (count: number) => `${count} à table. Viens t'asseoir !`,
	},
	page: {
		title: "Table",
		open: "Ouvrir la table",
		openText:
			"Ouvre une salle avec les réglages de la dernière fois, et les autres le voient sur leur page d'accueil.",
		sit: "S'asseoir",
		isOpen: (count: number) =>
			count === 1
				? "La table est ouverte, une personne y est."
				: `La table est ouverte, ${count} personnes y sont.`,
		adults:
			"La dernière fois, c'était une table pour les 18 ans et plus. Il faut avoir cet âge pour l'ouvrir.",
		foreign: "Dans cette salle, personne de la table, seulement des gens qui ont le lien.",
		close: "Fermer cette salle",
		closeSure: "Tout le monde en sort. Vraiment ?",
		link: "Le lien de cette table",
		linkHint:
			"Avec lui, on peut ouvrir la table et s'y asseoir. Il reste le même tant que la personne qui a créé la table n'en fait pas un autre.",
		qr: "Code QR de cette table",
		failed: "Pas de table ici",
	},
	shelf: {
		heading: "L'étagère",
		strangers:
			"Seul le monde de cette table voit son étagère. Joue une soirée jusqu'au bout avec une personne de la table, et tu en es.",
		empty: "Pas encore de soirée. L'étagère est dépoussiérée.",
		note: "Une histoire reste ici tant que l'un ou l'une de vous la garde dans sa bibliothèque. Les dates restent.",
		nothing: "Personne n'a gardé d'histoire de cette soirée.",
		won: (awards: readonly string[]) => `a gagné ${listed(awards)}`,
		by: (name: string) => `commencée par ${name}`,
		mature: "Une histoire pour les 18 ans et plus",
		read: (time: string) => `Lire et garder ses histoires, jusqu'à ${time}`,
	},
	weekly: {
		heading: "Chaque semaine",
		first: "La première soirée",
		get: "Ajouter au calendrier",
		hint: "Un fichier pour ton calendrier, avec le lien dedans. Il suit ta propre horloge, été comme hiver.",
	},
	away: {
		renew: "Créer un nouveau lien",
		renewSure: "L'ancien ne marchera plus. Vraiment ?",
		alone: "Nouveau lien, rien que pour moi",
		aloneSure: "Tout le monde sauf toi quitte la table. Vraiment ?",
		leave: "Quitter cette table",
		leaveSure: "Vraiment la quitter ?",
		delete: "Supprimer cette table",
		deleteSure: "Pour tout le monde. Vraiment ?",
		kept: "Gardée un an après votre dernière soirée, et avec un compte aussi longtemps qu'on veut.",
	},
});
