import type { lastingTableWords as english } from "../../en/game/lasting-table.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { de, listed } from "../grammar.ts";

/** The texts of the table that a group keeps: at the results and on its own page. */
export const lastingTableWords: Words<typeof english> = isolating({
	keep: {
		heading: "La même table la semaine prochaine ?",
		text: "Gardez cette table : un lien pour toute la bande, et une étagère pour vos soirées et leurs chefs-d’œuvre.",
		name: "Son nom",
		usual: (name: string) => `La table ${de(name)}`,
		button: "Garder cette table",
		kept: (table: string) => `« ${table} », c’est gardé.`,
		found: "Toute la bande la retrouve désormais à l’accueil.",
		go: "À la table",
	},
	page: {
		title: "Table",
		open: "Ouvrir la table",
		openText:
			"Ça ouvre une salle avec les règles de la dernière fois, et toute la bande le voit à l’accueil.",
		sit: "S’asseoir",
		isOpen: (count: number) =>
			count === 1
				? "La table est ouverte, une personne t’y attend."
				: `La table est ouverte, ${count} personnes t’y attendent.`,
		adults: "La dernière fois, cette table était en 18+. Il faut avoir 18 ans pour l’ouvrir.",
		foreign: "Dans cette salle, il n’y a personne de la table, seulement des gens qui ont le lien.",
		close: "Fermer cette salle",
		closeSure: "Tout le monde en sort. Vraiment ?",
		link: "Le lien de cette table",
		linkHint:
			"Avec lui, n’importe qui peut ouvrir la table et s’y asseoir. Il reste le même, sauf si la personne qui a créé la table en fait un autre.",
		qr: "QR code de cette table",
		failed: "Pas de table ici",
	},
	shelf: {
		heading: "L’étagère",
		strangers:
			"Seuls les gens de la table voient son étagère. Joue une soirée jusqu’au bout avec quelqu’un de la bande, et tu en es.",
		empty: "Pas encore de soirée. L’étagère est dépoussiérée.",
		note: "L’histoire gagnante reste ici un an, avec son titre, sa couverture et sa meilleure phrase ; les autres, tant que quelqu’un de la table les garde dans sa bibliothèque. Les dates, elles, restent.",
		winner: "a gagné la soirée",
		untitled: "Une histoire sans titre",
		tidy: "Ranger l’étagère",
		down: "Retirer de l’étagère",
		downSure: "Il n’en restera rien ici, pour personne. Vraiment ?",
		nothing: "Personne n’a gardé d’histoire de cette soirée.",
		won: (awards: readonly string[]) => `primée : ${listed(awards)}`,
		by: (name: string) => `commencée par ${name}`,
		mature: "Une histoire pour les 18 ans et plus",
		read: (time: string) => `Lire et garder ses histoires, jusqu’à ${time}`,
	},
	weekly: {
		heading: "Chaque semaine",
		first: "La première soirée",
		get: "Ajouter au calendrier",
		hint: "Un fichier pour ton calendrier, avec le lien dedans. C’est toujours à la même heure, été comme hiver.",
	},
	away: {
		heading: "Quitter ou modifier la table",
		renew: "Créer un nouveau lien",
		renewSure: "L’ancien ne marchera plus. Vraiment ?",
		alone: "Nouveau lien, rien que pour moi",
		aloneSure: "Tout le monde sauf toi quitte la table. Vraiment ?",
		leave: "Quitter cette table",
		leaveSure: "La quitter, vraiment ?",
		delete: "Supprimer cette table",
		deleteSure: "Pour tout le monde. Vraiment ?",
		kept: "Gardée un an après votre dernière soirée. Avec un compte, aussi longtemps que tu veux.",
	},
});
