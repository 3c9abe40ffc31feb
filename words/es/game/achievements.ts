import type { achievementWords as english } from "../../en/game/achievements.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, many } from "../grammar.ts";

/** What each person did best, and the statistics of a game. */
export const achievementWords = isolating<Words<typeof english>>({
	of: (name, fact) => `${name}, ${fact}`,
	titles: {
		alibi: "La coartada perfecta",
		detective: "Ojo clínico",
		awards: "Imán de escarapelas",
		laughs: "Lágrimas de risa",
		hearts: "Robo de corazones",
		fires: "Cocina en llamas",
		zany: "Trama retorcida",
		stars: "Estrella invitada",
		closer: "La última palabra",
		cast: "Agencia de reparto",
		audience: "Público de lujo",
		words: "Máquina de palabras",
		pot: "Al cuidado de la olla",
	},
	facts: {
		alibi: (count) => `${many(count, "sospecha", "sospechas")} y ni un acierto`,
		detective: (count) => `reconoció ${many(count, "pluma", "plumas")}`,
		awards: (count) => `se llevó ${many(count, "escarapela", "escarapelas")}`,
		laughs: (count) => `cosechó ${many(count, "risa", "risas")}`,
		hearts: (count) => `${many(count, "corazón", "corazones")} y ni uno devuelto`,
		fires: (count) => many(count, "fuego", "fuegos"),
		zany: (count) => `arrancó ${many(count, "cara rara", "caras raras")}`,
		stars: (count) => many(count, "estrella", "estrellas"),
		closer: (count) => `dijo la última palabra${count === 1 ? "" : ` ${counted(count)} veces`}`,
		cast: (count) => `consiguió ${many(count, "papel", "papeles")} para sus personajes`,
		audience: (count) => `repartió ${many(count, "sticker", "stickers")}`,
		words: (count) => many(count, "palabra", "palabras"),
		pot: () => "y no se quemó nada",
	},

	stats: {
		names: {
			total_words: "Palabras escritas",
			average_part_length: "Promedio de palabras por parte",
			top_character_writer: "Fábrica de estrellas",
			bottom_character_writer: "Fábrica de extras",
			most_reacted: "Más stickers recibidos",
			most_reactor: "Más stickers dados",
			least_reactor: "Paladar exigente",
			most_loved: "Más corazones",
			most_words: "Más palabras",
			least_words: "Menos palabras",
		},
		audience_count: "Entre el público",
		audience_reacts: "Stickers del público",
		withCount: (name, count) => `${name} (${count})`,
	},
});
