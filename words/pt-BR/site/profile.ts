import type { profileWords as english } from "../../en/site/profile.ts";
import type { Words } from "../../words.ts";

/** The texts of the profile that no other page has. The first script has those of the others. */
export const profileWords: Words<typeof english> = {
	plat: {
		heading: "Personagem secreto!",
		text: "Você achou o ornitorrinco. Ele não conta pra ninguém como foi.",
	},

	support: {
		thanks: "Você é mecenas. Valeu por manter a panela quente!",
		become: "Virar mecenas",
	},
	help: {
		heading: "Bom saber",
		lines: [
			"Lendo na cama? Escolha o tema noite. Os temas de cor vestem o site inteiro, só pra você.",
			"A fonte acessível é feita pra quem tem dislexia.",
			"Esta página esconde mais um personagem. Mecenas usam e pronto; no computador, um macete das antigas acorda o bicho.",
		],
	},
};
