import type { pushWords as english } from "../../en/game/push.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";

/** The texts with which a page asks for messages to its device. */
export const pushWords: Words<typeof english> = isolating({
	ask: {
		title: "On te prévient ?",
		text: "Il peut se passer des heures avant que ton tour revienne. Cet appareil peut te le dire, même quand la page est fermée.",
		yes: "Oui, préviens-moi",
		no: "Non merci",
	},
	/** For iPhones, where only installed pages may send messages. */
	homeScreen: {
		title: "Envie de savoir quand c’est ton tour ?",
		text: "Un iPhone n’accepte que les notifications des pages de son écran d’accueil : touche Partager, puis « Sur l’écran d’accueil », et ouvre la salle depuis son icône.",
		ok: "Compris",
	},
	sheet: {
		on: "Notifications de cette partie",
		hint: "Trois par jour au plus. On y lit le code de la salle, jamais un bout d’histoire.",
		kinds: {
			turn: "C’est mon tour",
			hurry: "Plus que trois heures",
			reading: "La lecture est ouverte",
			results: "Les résultats sont là",
			nudge: "L’hôte me donne un coup de coude",
		},
		quiet: "Heures calmes",
		quietHint: "Ce qui arrive pendant ce temps attend le matin.",
		from: "De",
		until: "À",
		hour: (hour: number) => `${hour} h`,
		none: "aucune",
	},
	denied:
		"Ton navigateur n’autorise pas cette page à envoyer des notifications. Ça se change dans ses réglages, pour ce site.",
	failed: "Ça n’a pas marché. Réessaie plus tard.",
});
