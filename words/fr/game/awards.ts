import type { AwardName } from "#game/points/awards.ts";

/** The awards; those in English are also on the wire. */
export const awardWords: Record<AwardName, { name: string; subtitle: string }> = {
	crowdFavourite: {
		name: "Chouchou du public",
		subtitle: "Vous la citerez encore la semaine prochaine",
	},
	bestTitle: {
		name: "Meilleur titre",
		subtitle: "Vous l’auriez achetée à la gare",
	},
	bestOpening: {
		name: "Meilleur début",
		subtitle: "Dès la première phrase, plus moyen de lâcher",
	},
	bestEnding: {
		name: "Meilleure fin",
		subtitle: "Quelqu’un a vraiment su atterrir",
	},
	mostUnhinged: {
		name: "Chapitre le plus barré",
		subtitle: "Quelqu’un devra en répondre",
	},
};
