import type { awardWords as english } from "../../en/game/awards.ts";
import type { Words } from "../../words.ts";

/** The awards. */
export const awardWords: Words<typeof english> = {
	crowdFavourite: {
		name: "Queridinha da casa",
		subtitle: "A história que vocês ainda vão citar semana que vem",
	},
	bestTitle: {
		name: "Melhor título",
		subtitle: "Você compraria na banca da rodoviária",
	},
	bestOpening: {
		name: "Melhor começo",
		subtitle: "Fisgou na primeira linha",
	},
	bestEnding: {
		name: "Melhor final",
		subtitle: "Alguém fechou com chave de ouro",
	},
	mostUnhinged: {
		name: "Parte mais surtada",
		subtitle: "Alguém vai ter que responder por isto",
	},
};
