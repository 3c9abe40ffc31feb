import type { AwardName } from "#game/points/awards.ts";

/** The awards; those in English are also on the wire. */
export const awardWords: Record<AwardName, { name: string; subtitle: string }> = {
	crowdFavourite: {
		name: "Favorita del público",
		subtitle: "La que seguirás citando la semana que viene",
	},
	bestTitle: {
		name: "Mejor título",
		subtitle: "Con ese nombre, la habrías comprado en el aeropuerto",
	},
	bestOpening: {
		name: "Mejor comienzo",
		subtitle: "Te atrapó desde la primera frase",
	},
	bestEnding: {
		name: "Mejor final",
		subtitle: "Alguien supo aterrizar el avión",
	},
	mostUnhinged: {
		name: "Parte más desquiciada",
		subtitle: "Que alguien dé la cara",
	},
};
