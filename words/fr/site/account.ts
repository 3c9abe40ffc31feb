import type { accountWords as english } from "../../en/site/account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts about accounts: sign-in, saved stories, own prompt packs. */
export const accountWords = isolating<Words<typeof english>>({
	heading: "Compte",
	offer:
		"Connecte-toi pour garder des histoires et tes propres boîtes à idées. On joue très bien sans.",
	signIn: "Connexion",
	signOut: "Déconnexion",
	signedIn: (name: string | null) => (name ? `Compte : ${name}.` : "Ta session est ouverte."),
	written: (stories: number) =>
		stories === 0
			? "Aucune histoire écrite."
			: stories === 1
				? "Une histoire écrite."
				: `${many(stories, "histoire")} écrites.`,
	library: "Histoires gardées",
	packs: "Boîtes à idées",
	account: "Ton compte",
	loading: "Ça vient",
	/** While the window for signing in is open; the second one is a button. */
	otherWindow: ["La suite est dans l’autre fenêtre.", "Perdue ? La rouvrir"],
	failed: "La connexion a échoué",
	tokenFailed: "La connexion n’a pas remis sa clé. Réessaie.",
	/** By the codes of the identity provider (docs/site.md "Signing in"). */
	errors: {
		mfa_required: "Ton compte se connecte en deux étapes. Recommence, ton code sous la main.",
		missing_refresh_token: "Ta connexion a expiré. Reconnecte-toi.",
		use_dpop_nonce:
			"La connexion exige une preuve que cette page ne peut pas donner. Préviens les responsables de ce site.",
		login_required: "Ta session est terminée. Reconnecte-toi.",
		state_mismatch: "Cette réponse était destinée à une autre connexion. Réessaie.",
		missing_transaction: "Ce navigateur ne se souvient de rien. Recommence la connexion ici.",
		timeout: "La connexion a pris trop de temps. Réessaie.",
		cancelled: "La fenêtre de connexion est fermée. Rien n’a changé.",
		blocked:
			"Ton navigateur a bloqué la fenêtre de connexion. Autorise les pop-ups pour cette page et réessaie.",
	},

	/** For a page that uses http, where browsers withhold the cryptography of signing in. */
	insecure: {
		players: "Pas de connexion possible ici : cette page est arrivée en http, et il faut https.",
		operator:
			"C’est ton serveur ? Il faut un proxy avec https, ou l’adresse localhost : voir « Signing in at home » dans docs/hosting.md.",
	},

	save: {
		save: "La garder",
		saved: "Dans ta bibliothèque.",
		open: "L’ouvrir",
	},

	savedStories: {
		title: "Histoires gardées",
		heading: "Ta bibliothèque",
		empty: "Encore rien ici. Quand une partie est finie, ouvre une histoire et garde-la.",
		guest: "Tes histoires gardées sont derrière cette porte. Connecte-toi pour les lire.",
		facts: (parts: number, day: string) =>
			`${parts === 1 ? "un chapitre" : many(parts, "chapitre")}, gardée le ${day}`,
		delete: "Supprimer",
		sure: "Vraiment ?",
		deleteName: (title: string) => `Supprimer ${title}`,
		savedOn: (day: string) => `Gardée le ${day}`,
		unreachable: "La bibliothèque ne s’est pas ouverte",
		gone: "Cette histoire n’est pas dans ta bibliothèque",
	},

	own: {
		title: "Boîtes à idées",
		heading: "Tes boîtes à idées",
		legend: "Tes propres boîtes",
		edit: "Modifier tes boîtes",
		empty: "Pas encore de boîte. Donne un nom à la première, puis remplis-la.",
		none: "Pas encore d’idées. Une salle n’a que faire d’une boîte vide.",
		name: "Nom d’une nouvelle boîte",
		nameHint: "3 à 30 caractères (dès 1 en chinois, japonais ou coréen)",
		add: "Ajouter",
		prompt: "Une nouvelle idée",
		promptHint: "200 caractères au plus",
		addPrompt: "Ajouter l’idée",
		count: (prompts: number) =>
			prompts === 0 ? "aucune idée" : prompts === 1 ? "une idée" : many(prompts, "idée"),
		guest: "Tes propres boîtes ont besoin d’un compte où loger. Connecte-toi pour en faire.",
		unreachable: "Tes boîtes ne se sont pas ouvertes",
		deletePrompt: (prompt: string) => `Supprimer ${inQuotes(prompt)}`,
	},
});
