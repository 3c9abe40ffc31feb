import type { calendarWords as english } from "../../en/game/calendar.ts";
import type { Words } from "../../words.ts";

/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords: Words<typeof english> = {
	open: "In den Kalender",
	note: "Deine Fristen aus diesem Spiel, im Kalender auf Handy oder Computer. Verschiebt sich eine, verschiebt sie sich auch dort.",
	subscribe: "Im Kalender dieses Geräts abonnieren",
	address: "Adresse für andere Kalender",
	hint: "Sie gehört nur dir: Wer sie hat, sieht deine Fristen und sonst nichts.",
	copy: "Adresse kopieren",
	copied: "Kopiert",
	notCopied: "Das Kopieren ging nicht",
	renew: "Neue Adresse",
	renewSure: "Die alte gilt dann nicht mehr. Sicher?",
	renewed: "Die alte Adresse gilt nicht mehr.",
	missing: "Der Kalender ist nicht angekommen. Versuch es noch mal.",
};
