import type { achievementWords as english } from "../../en/game/achievements.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, many } from "../grammar.ts";

/** What each person did best, and the statistics of a game. */
export const achievementWords = isolating<Words<typeof english>>({
	of: (name: string, fact: string) => `${name}, ${fact}`,
	titles: {
		alibi: "O álibi de todo mundo",
		detective: "Faro fino",
		awards: "Ímã de medalha",
		laughs: "Fez chorar de rir",
		hearts: "Roubou corações",
		fires: "Esqueceu o fogo aceso",
		zany: "Deu nó no enredo",
		stars: "Brilho próprio",
		closer: "Palavra final",
		cast: "Agência de talentos",
		audience: "Melhor plateia",
		words: "Máquina de escrever",
		pot: "Manteve a panela quente",
	},
	facts: {
		alibi: (count: number) => `${many(count, "palpite", "palpites")} e nenhum certo`,
		detective: (count: number) => `reconheceu a letra ${many(count, "vez", "vezes")}`,
		awards: (count: number) => `levou ${many(count, "medalha", "medalhas")} pra casa`,
		laughs: (count: number) => many(count, "risada arrancada", "risadas arrancadas"),
		hearts: (count: number) => `${many(count, "coração", "corações")} e nenhum devolvido`,
		fires: (count: number) => many(count, "foguinho", "foguinhos"),
		zany: (count: number) => many(count, "careta provocada", "caretas provocadas"),
		stars: (count: number) => many(count, "estrela", "estrelas"),
		closer: (count: number) =>
			`teve a última palavra${count === 1 ? "" : ` ${counted(count, "f")} vezes`}`,
		cast: (count: number) => `arranjou ${many(count, "papel", "papéis")} pras suas crias`,
		audience: (count: number) => `colou ${many(count, "figurinha", "figurinhas")}`,
		words: (count: number) => many(count, "palavra", "palavras"),
		pot: () => "e nada queimou",
	},

	stats: {
		names: {
			total_words: "Palavras escritas",
			average_part_length: "Palavras por parte, em média",
			top_character_writer: "Fábrica de estrelas",
			bottom_character_writer: "Fábrica de figurantes",
			most_reacted: "Mais figurinhas recebidas",
			most_reactor: "Mais figurinhas coladas",
			least_reactor: "Paladar exigente",
			most_loved: "Mais corações",
			most_words: "Mais palavras",
			least_words: "Menos palavras",
		},
		audience_count: "Na plateia",
		audience_reacts: "Figurinhas da plateia",
		withCount: (name: string, count: string) => `${name} (${count})`,
	},
});
