import type { siteWords as english } from "../../en/site/site.ts";
import { PRODUCT } from "../../product.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The year of the build, which vite.config.ts puts here. */
declare const BUILD_YEAR: string;

/** The texts of the shared parts and of home, which every page loads. */
export const siteWords: Words<typeof english> = {
	product: PRODUCT,
	copyright: `© ${BUILD_YEAR} Plotluck`,
	loading: "ça chauffe…",
	back: "Retour",
	close: "Fermer",
	dismiss: "Ignorer",
	yes: "oui",
	no: "non",
	tryAgain: "Réessayer",

	sound: {
		menu: "Son et mouvement",
		on: "Le son est activé. Son et mouvement",
		off: "Le son est coupé. Son et mouvement",
	},

	code: {
		hide: (code: string) => `Code de la salle : ${code}. Le masquer`,
		show: "Code de la salle masqué. Le montrer",
		masked: "****",
		watching: (count: number) => `public : ${count}`,
	},

	home: {
		heading: ["Apporte un personnage.", "Repars avec une ", "saga."],
		nameless: "On sonne à la porte",
		/** What the game is. */
		what: "On écrit une histoire à tour de rôle, on la lit tout haut, on pleure de rire.",
		gotCode: "Tu as un code ?",
		codeHint:
			"Quatre lettres, à l’écran ou sur le téléphone d’à côté. À la quatrième, la porte s’ouvre.",
		join: "Entrer",
		start: "Ouvrir ma propre salle",
		otherWays: "Jouer autrement",
		name: "Pseudo",
		editName: "Changer de pseudo",
		pill: (name: string) => `${name}, ta carte`,
		howToPlay: "Comment jouer",
		smallPrint: "Petites lignes",
		facts: ["3 à 12 convives", "10 à 60 minutes", "ni appli, ni compte"],
		visits: (count: number) => many(count, "visite"),
		maintenance: "La cuisine est fermée un instant. À tout de suite !",
		blocked: "D’ici là, aucune partie ne peut commencer.",
		latestEntry: (day: string) => `Côté cuisine, le ${day}`,
		streams: "En direct sur Twitch",
		footer: "À propos de ce site",
	},

	card: { label: "Toi", guest: "De passage", loading: "Ça vient" },
	menu: {
		supporter: { guest: "Pourquoi nous soutenir ?", signedIn: "Club des mécènes" },
		bug: "Signaler un bug",
	},

	language: "Langue",
	links: {
		about: "À propos",
		conduct: "Bonne conduite",
		contact: "Contact",
		terms: "Conditions",
		privacy: "Vie privée",
		drawing: "Gribouiller",
	},

	errorPage: {
		heading: "La marmite est tombée",
		text: "Quelque chose s’est cassé sur cette page. Ce que tu as écrit est à l’abri : recharge, et tu retrouves ta place.",
		reload: "Recharger",
	},

	errors: {
		badMessage: "Le serveur a envoyé un message illisible",
		timeout: "Le serveur tarde trop à répondre. Vérifie ta connexion.",
		unreachable: "Le serveur ne répond pas. Vérifie ta connexion.",
		notInRoom: "Tu n’es dans aucune salle",
		noPlayer: "MAIS QUI ES-TU ?",
	},
};
