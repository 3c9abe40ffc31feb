import type { personWords as english } from "../../en/site/person.ts";
import type { Words } from "../../words.ts";
import { many } from "../grammar.ts";

/** The texts of the profile and the play pages, and about rank, avatars and what is locked. */
export const personWords: Words<typeof english> = {
	ranks: [
		"bebê cronista",
		"romancista à paisana",
		"novelista de guerra",
		"escriba da pesada",
		"fabulista de firma reconhecida",
		"majestade das palavras",
	],
	stars: (count: number) => many(count, "estrela", "estrelas"),
	topClass: "classe S",

	supporter: { active: "Mecenas: sim", none: "Mecenas: não" },

	profile: {
		title: "Perfil",
		heading: "Quem é você hoje?",
		name: "Nome",
		nameHint: "De 3 a 10 caracteres (em chinês, japonês ou coreano, a partir de 1)",
		nameFaults: {
			missing: "E O NOME?!",
			short: "O nome precisa de pelo menos 3 caracteres",
			long: "O nome pode ter no máximo 10 caracteres",
		},
		nameShortBy: (text: string, missing: number) =>
			`${text}: ${missing === 1 ? "falta" : "faltam"} ${missing}`,
		mature: "Tenho 18 anos ou mais",
		matureHint: "Com menos de 18, você joga em salas livres pra todas as idades.",
		noAge: "Escolha uma resposta: ela decide onde você pode jogar.",
		font: "Fonte",
		fonts: { classic: "clássica", silly: "boba", accessible: "acessível" },
		theme: "Tema",
		deviceTheme: "o do aparelho",
		themes: {
			classic: "clássico",
			noir: "noite",
			sparkle: "glitter",
			neon: "neon",
			blue: "azul",
			nineties: "anos 90",
			petal: "pétala",
			blood: "sangue",
			worm: "minhoca",
			goth: "gótico",
			hacker: "hacker",
			winter: "inverno",
		},
		avatar: "Carinha",
		previous: "Carinha anterior",
		next: "Próxima carinha",
		save: "Salvar",
	},

	play: {
		title: "Jogar",
		heading: "O que vai ser?",
		create: "Criar jogo",
		createText: "A coroa é sua: escolha as regras e leia o código pra turma.",
		enter: "Entrar no jogo",
		enterText: "Passaram quatro letras pra você? Pode entrar.",
		audience: "Entrar na plateia",
		audienceText: "Assista, reaja e vote. Escrever, não; dar palpite, sempre.",
	},

	join: {
		title: "Entrar no jogo",
		heading: "Quatro letras, por favor",
		audienceHeading: "Um lugar na plateia",
		code: "Código da sala",
		hide: "Esconder o código",
		hideHint: "Pra quando meio mundo está de olho na sua tela.",
		join: "Entrar",
		joinAudience: "Assistir",
		as: (name: string) => `Você vai de ${name}.`,
		badCode: "O código da sala tem quatro letras, e nunca um I ou um O.",
	},

	alerts: {
		player: "O SEU PERFIL NÃO ESTÁ PRONTO",
		roomCode: "CADÊ O CÓDIGO DA SALA?",
		failed: (error: string) => `NÃO DEU PRA ENTRAR NA SALA: ${error}`,
		ok: "Tá bom",
	},

	locked: {
		avatar: "Trancada. É só pra mecenas.",
		secret: "Trancada. É só pra mecenas e pra quem ainda lembra de um macete das antigas.",
		theme: "Os que têm cadeado são de mecenas.",
		unlock: "Como destrancar",
		keeps: (name: string) => `Você continua com a carinha de ${name}.`,
		mark: "com cadeado",
	},

	dog: { press: "Fazer carinho no cachorro", barks: "Au!" },
	poulet: "Seguir a galinha (abre em outra aba)",
};
