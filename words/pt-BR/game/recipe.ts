import type { recipeWords as english } from "../../en/game/recipe.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { listed } from "../grammar.ts";

/** The texts about recipes, which are links with the settings of a room. */
export const recipeWords = isolating<Words<typeof english>>({
	passOn:
		"Quem abrir este link começa com as suas regras, os seus pacotes e o seu elenco. Não é convite pra sala, e a gente não fica com cópia: está tudo no link.",
	link: "O link",
	qr: "QR code desta receita",
	left: (names: string[]) => `O link está cheio. Ficou de fora: ${listed(names)}.`,

	title: "Receita",
	heading: "Uma receita pra você",
	own: "Receita da casa",
	length: (minutes: number | null, alone: boolean) => {
		if (minutes === null) return "Demora o quanto demorar.";
		return alone ? `Uns ${minutes} min.` : `Uns ${minutes} min pra seis pessoas.`;
	},
	differs: "O que muda do Clássico",
	same: "Nada. É o Clássico, direto da panela.",
	usual: (text: string) => `Clássico: ${text}`,
	seconds: (seconds: number) =>
		seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`,
	zone: "Fuso horário",
	cast: "O elenco",
	castNote: "Quando o jogo pedir personagens, esses nomes já vão estar nos campos.",
	packs: "Pacotes próprios",
	missingPacks: (names: string[]) =>
		`Você não tem ${names.length === 1 ? "este pacote" : "estes pacotes"}: ${listed(names)}. O jogo vai sem.`,
	lost: (rules: string[]) =>
		`Este servidor ou o seu perfil não deixam usar tudo: ${listed(rules)}.`,
	take: "Cozinhar",
	takeNote: "Seu formulário abre com essas regras. Mude o que quiser e depois abra uma sala.",
	failed: "Não tem receita aqui",
	classic: "Cozinhar outra coisa",
	faults: {
		empty: "O link acaba antes da receita. Peça o link inteiro.",
		unreadable: "Este link não é uma receita, ou estragou no caminho. Peça de novo.",
		newerVersion: "Esta receita é de uma versão do jogo mais nova que a deste servidor.",
		incomplete: "Falta um pedaço deste link. Isto é o que deu pra ler.",
		newerRules: "Esta receita tem regras que este servidor não conhece. Elas ficaram de fora.",
		badRules: "Algumas regras desta receita não funcionam aqui. Ficaram como no Clássico.",
		badNames: "Alguns nomes desta receita não podem ser usados. Eles ficaram de fora.",
	},
});
