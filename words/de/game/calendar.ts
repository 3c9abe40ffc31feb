import type { calendarWords as english } from "../../en/game/calendar.ts";
import type { Words } from "../../words.ts";

/** The texts about the calendar with the own deadlines of a slow game. */
export const calendarWords: Words<typeof english> = {
	open: "In den Kalender",
	note: "Deine eigenen Fristen in diesem Spiel, im Kalender von Handy oder Computer. Er hält sich selbst aktuell.",
	subscribe: "Im Kalender dieses Geräts abonnieren",
	address: "Adresse für andere Kalender",
	hint: "Sie gehört nur dir: Wer sie hat, sieht deine Fristen und sonst nichts.",
	copy: "Adresse kopieren",
	copied: "Kopiert",
	notCopied: "Das ließ sich nicht kopieren",
	renew: "Neue Adresse machen",
	renewSure: "Die alte gilt dann nicht mehr. Sicher?",
	renewed: "Die alte Adresse gilt nicht mehr.",
	missing: "Der Kalender hat nicht geladen. Versuch es noch mal.",
};
