import type { calendarWords as english } from "../../en/game/calendar.ts";
import type { Words } from "../../words.ts";

/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords: Words<typeof english> = {
	open: "Ajouter au calendrier",
	note: "Tes propres échéances dans ce jeu, dans le calendrier de ton téléphone ou de ton ordinateur. Il se met à jour tout seul.",
	subscribe: "S'abonner dans le calendrier de cet appareil",
	address: "Adresse pour d'autres calendriers",
	hint: "Elle n'est qu'à toi : qui l'a voit tes échéances, et rien d'autre.",
	copy: "Copier l'adresse",
	copied: "Copié",
	notCopied: "Impossible de copier",
	renew: "Créer une autre adresse",
	renewSure: "L'ancienne ne marchera plus. Sûr ?",
	renewed: "L'ancienne adresse ne marche plus.",
	missing: "Le calendrier ne s'est pas chargé. Réessaie.",
};
