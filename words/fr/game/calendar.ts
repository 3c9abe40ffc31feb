import type { calendarWords as english } from "../../en/game/calendar.ts";
import type { Words } from "../../words.ts";

/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords: Words<typeof english> = {
	open: "Ajouter au calendrier",
	note: "Tes échéances dans cette partie, sur le calendrier de ton téléphone ou de ton ordinateur. Il se met à jour tout seul.",
	subscribe: "S’abonner depuis cet appareil",
	address: "Adresse pour d’autres calendriers",
	hint: "Garde-la pour toi : avec elle, on voit tes échéances, et rien d’autre.",
	copy: "Copier l’adresse",
	copied: "Copié",
	notCopied: "Copie ratée",
	renew: "Créer une autre adresse",
	renewSure: "L’ancienne ne marchera plus. Vraiment ?",
	renewed: "L’ancienne adresse ne marche plus.",
	missing: "Le calendrier ne s’est pas chargé. Réessaie.",
};
