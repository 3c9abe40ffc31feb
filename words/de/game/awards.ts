import type { awardWords as english } from "../../en/game/awards.ts";
import type { Words } from "../../words.ts";

/** The awards. */
export const awardWords: Words<typeof english> = {
	crowdFavourite: {
		name: "Publikumsliebling",
		subtitle: "Daraus zitiert ihr nächste Woche noch",
	},
	bestTitle: { name: "Bester Titel", subtitle: "Am Bahnhofskiosk hättest du zugegriffen" },
	bestOpening: { name: "Bester Anfang", subtitle: "Ein Satz, und du warst verloren" },
	bestEnding: { name: "Bestes Ende", subtitle: "Eine saubere Landung" },
	mostUnhinged: { name: "Wildester Teil", subtitle: "Irgendwer muss das verantworten" },
};
