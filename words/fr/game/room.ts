import type { roomWords as english } from "../../en/game/room.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed, que } from "../grammar.ts";
import { inQuotes } from "../quote.ts";

/** The texts around every screen of a room, which the pages outside of rooms do not load. */
export const roomWords = isolating<Words<typeof english>>({
	connection: {
		connected: "en ligne",
		connecting: "connexion…",
		reconnecting: "reconnexion…",
		connection_error: "erreur de connexion",
		connection_lost: "connexion perdue, on réessaie…",
		connection_failed: "impossible de retrouver le serveur",
		disconnected: "hors ligne",
		late: "pas encore de réponse, on insiste",
		offline: "tu n’as plus de réseau",
		elsewhere: "ouvert ailleurs",
	},

	save: {
		idle: "",
		saving: "on note…",
		saved: "noté",
		kept: "gardé ici",
		closed: "temps écoulé",
	},

	late: {
		heading: "Trop tard, ça ne compte plus. Tu en as le seul exemplaire.",
		copy: "Le copier",
	},

	timer: {
		none: "rien ne presse",
		until: (time: string) => `jusqu’à ${time}`,
		left: (seconds: number) => (seconds >= 60 ? "encore une minute" : `encore ${seconds} secondes`),
	},

	waiting: {
		done: "a fini",
		writing: "écrit",
		busy: "cogite",
		away: "ailleurs",
	},

	room: {
		title: (code: string) => `Salle ${code}`,
		hiddenTitle: "Salle",
		yourTurn: "À toi de jouer",
		heading: "On cherche ta chaise",
		preparing: "On met la table…",
		loading: "Ça chauffe…",
		invalid: "On a perdu le fil",
		invalidText: "La partie a pris de l’avance sur cette page. D’habitude, il suffit de recharger.",
		reload: "Recharger",
		refused: "Porte close",
		watch: "Regarder avec le public",
		home: "Accueil",
		otherCode: "Un autre code",
		elsewhere: "Cette place est ouverte dans un autre onglet",
		elsewhereText:
			"Une personne, une chaise. Tu peux continuer là-bas, ou ramener la partie dans cet onglet.",
		takeBack: "Reprendre ma place",
		leaveHeading: "Quitter la partie ?",
		leaveGame: "La partie bat son plein. Tu veux vraiment partir ?",
		leaveLobby: "La partie va commencer. Tu veux vraiment partir ?",
		leaveResults: "Vraiment ?",
		seatKept: "Ta place reste à toi tant que la salle est ouverte.",
		seatWaits: "Ta place reste à toi et tu peux revenir, mais les autres vont t’attendre.",
		giveUp: "Rendre ma place",
		giveUpSure: "La rendre pour de bon ?",
		wayOut: "Sortie",
		otherAvatar:
			"Ton ancien avatar est désormais réservé aux mécènes, alors on t’en a prêté un autre. Appuie sur ta place pour en changer.",
		stay: "Rester",
		leave: "Partir",
	},

	again: {
		asks: (host: string) => [`${host} veut`, "remettre ça"],
		asksSequel: (host: string, title: string) => [
			`${host} veut connaître`,
			`la suite de ${inQuotes(title)}`,
		],
		yours: ["La couronne est à toi.", "On remet ça ?"],
		joined: (names: string[], host: string) => {
			const start = `On commence dès ${que(host)} le dit.`;
			if (names.length === 0) return `Personne d’autre n’est encore de la partie. ${start}`;
			return `${listed(names)} ${names.length === 1 ? "est" : "sont"} de la partie. ${start}`;
		},
		own: "On commence dès que tu le dis.",
		join: "Je joue",
		watchAgain: "Regarder encore",
		stay: "Lire encore",
		kept: (time: string | null) =>
			`Ta place t’attend jusqu’au début. Les histoires sont à l’accueil, sous « Histoires de la dernière partie »${time === null ? "" : `, jusqu’à ${time}`}.`,
		joinLater: "Jouer la suivante",
		startedWithout: "La partie suivante a commencé sans toi.",
		watching: "Ta place est maintenant dans le public.",
		watch: "Regarder",
		sitIn: "Jouer la prochaine",
		sitsIn: "La prochaine fois, tu joues",
		nudge: (host: string) => `Relancer ${host}`,
		nudged: (host: string) => `${host} l’a senti passer`,
		nudges: (names: string[]) =>
			names.length === 1
				? `${listed(names)} veut remettre ça`
				: `${listed(names)} veulent remettre ça`,
		until: (time: string) => `Les histoires restent jusqu’à ${time}.`,
		backToLobby: "Retour à l’apéro",
		backToResults: "Retour aux résultats",
		before: (back: number) =>
			back === 1 ? "Histoires de la partie d’avant" : `Histoires d’il y a ${back} parties`,
		loading: "On va chercher tes histoires",
		notLoaded: "Les histoires ne sont pas arrivées",
		gone: "Ces histoires sont rentrées chez elles",
		goneText: "Elles restent 24 heures. Quelqu’un en a peut-être encore une image.",
	},

	goodbye: "Cette salle a fermé ses portes. Merci de ta visite !",
});
