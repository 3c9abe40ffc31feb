import type { ownAccountWords as english } from "../../en/site/own-account.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts of the pages on which people sign up and in, and look after their account. */
export const ownAccountWords = isolating<Words<typeof english>>({
	signIn: {
		title: "Connexion",
		headings: {
			in: "Quel plaisir de te voir",
			up: "Prends une chaise",
			lost: "Ça arrive aux meilleures plumes",
		},
		question: "On se connaît ?",
		known: "Mais oui",
		fresh: "Pas encore",
		name: "Nom",
		nameHint: "3 à 30 lettres ou chiffres. Pas d’adresse e-mail, on n’envoie jamais rien.",
		password: "Mot de passe",
		passwordHint: "Au moins 10 caractères. Une phrase idiote ira très bien.",
		show: "Montrer ce que je tape",
		enter: "Connexion",
		join: "Créer mon compte",
		passkey: "Avec une clé d’accès",
		noPasskey: "Aucune clé d’accès ne s’est présentée. Réessaie, ou tape ton mot de passe.",
		lost: "Mot de passe perdu ?",
		back: "Attends, ça me revient",
		lostText:
			"Un des codes de secours reçus à l’inscription ouvre la porte. Ensuite, tu choisis un nouveau mot de passe.",
		code: "Code de secours",
		codeHint: "Quatre groupes de quatre, comme mc7p-29xk-ahtw-4vne",
		newPassword: "Nouveau mot de passe",
		recover: "Valider et me connecter",
		over: "Cette connexion a refroidi",
		overText:
			"Elle a trop attendu, ou a commencé dans une autre fenêtre. Ferme celle-ci et recommence.",
		toProfile: "Vers ton profil",
	},

	reset: {
		title: "Nouveau mot de passe",
		heading: "Un nouveau mot de passe",
		text: (name: string) =>
			`Choisis un nouveau mot de passe pour ${name}. Ça te déconnecte partout ; ensuite, connecte-toi avec le nouveau.`,
		set: "Changer le mot de passe",
		done: "C’est fait. Connecte-toi avec.",
		over: "Ce lien a expiré",
	},

	codes: {
		heading: "Le double des clés",
		text: "Si tu perds ton mot de passe, chacun de ces codes permet, une seule fois, d’en choisir un autre. On ne pourra plus te les montrer : note-les ou enregistre le fichier.",
		save: "Enregistrer en fichier",
		file: "plotluck-codes-de-secours.txt",
		fileText: (codes: readonly string[]) =>
			`Codes de secours Plotluck\nChacun sert une seule fois, à choisir un nouveau mot de passe.\n\n${codes.join("\n")}\n`,
		kept: "C’est rangé",
	},

	account: {
		title: "Compte",
		heading: "Ton compte",
		guest: "Connecte-toi pour t’occuper de ton compte.",
		unreachable: "Ton compte ne s’est pas ouvert",
		elsewhere:
			"Ton nom et ton mot de passe vivent chez le service qui te connecte. Ce que le jeu garde sur toi est ici.",
		signedInAs: (name: string) => `Tu te connectes sous le nom de ${name}.`,
		since: (day: string) => `Ton compte date du ${day}.`,
		change: "Enregistrer",
		done: "C’est fait !",

		screenName: "Le nom que voient les autres",
		name: "Le nom qui te connecte",
		password: "Ton mot de passe",
		newPassword: "Le nouveau mot de passe",
		names: "Noms",
		passwordHeading: "Mot de passe",
		passwordText: "Un nouveau mot de passe te déconnecte sur tes autres appareils.",

		passkeys: "Clés d’accès",
		passkeysText:
			"Une clé d’accès te connecte avec ton doigt, ton visage ou le code de l’appareil, sans rien à retenir.",
		noPasskeys: "Aucune pour l’instant.",
		passkeyFacts: (day: string, used: string | null) =>
			used === null
				? `ajoutée le ${day}, pas encore utilisée`
				: `ajoutée le ${day}, utilisée pour la dernière fois le ${used}`,
		otherSite: (site: string) => `ne marche que sur ${site}`,
		passkeyLabel: "Son nom",
		passkeyDefault: "Cet appareil",
		addPasskey: "Ajouter une clé",
		passkeyFailed: "Aucune clé d’accès n’a été créée. Rien n’a changé.",
		forget: "Oublier",
		forgetName: (label: string) => `Oublier la clé d’accès ${label}`,
		sure: "Vraiment ?",

		codes: "Codes de secours",
		codesLeft: (count: number) =>
			count === 1
				? "Il reste un code."
				: count === 0
					? "Il n’en reste aucun."
					: `Il reste ${count} codes.`,
		newCodes: "Nouveaux codes",
		newCodesText: "Les nouveaux codes remplacent tous les anciens.",

		data: "Tes données",
		dataText: "Tout ce que le jeu garde sur ton compte, en un seul fichier.",
		download: "Télécharger",
		dataFile: (day: string) => `plotluck-compte_${day}.json`,

		deletion: "Supprimer le compte",
		deletionText:
			"Tes histoires gardées, tes boîtes à idées, ton rang, tes clés d’accès et ton statut de mécène disparaissent pour de bon. Les histoires que tu as écrites dans les parties d’autres personnes y restent jusqu’à ce que ces parties soient effacées.",
		deletionElsewhere: "Ton compte chez le service qui te connecte, lui, reste.",
		delete: "Tout supprimer",
		gone: "Ton compte n’existe plus. Merci pour les histoires.",
		signOut: "Déconnexion",
	},
});
