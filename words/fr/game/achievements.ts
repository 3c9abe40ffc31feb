import type { achievementWords as english } from "../../en/game/achievements.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { counted, many } from "../grammar.ts";

/** What each person did best, and the statistics of a game. */
export const achievementWords = isolating<Words<typeof english>>({
	of: (name: string, fact: string) => `${name}, ${fact}`,
	titles: {
		alibi: "L’alibi de tout le monde",
		detective: "Fin limier",
		awards: "Aimant à cocardes",
		laughs: "Boute-en-train",
		hearts: "Pickpocket de cœurs",
		fires: "Pyromane de salon",
		zany: "Sortie de route",
		stars: "Tête d’affiche",
		closer: "Le mot de la fin",
		cast: "Agence de casting",
		audience: "Meilleur public",
		words: "Moulin à paroles",
		pot: "Feu doux",
	},
	facts: {
		alibi: (count: number) => `${many(count, "soupçon")} et pas un de juste`,
		detective: (count: number) => many(count, "plume démasquée", "plumes démasquées"),
		awards: (count: number) => `${many(count, "cocarde")} dans la poche`,
		laughs: (count: number) => `${many(count, "rire")} au compteur`,
		hearts: (count: number) => `${many(count, "cœur")} et pas un de rendu`,
		fires: (count: number) => many(count, "départ de feu", "départs de feu"),
		zany: (count: number) => many(count, "grimace provoquée", "grimaces provoquées"),
		stars: (count: number) => many(count, "étoile"),
		closer: (count: number) =>
			count === 1 ? "le dernier mot" : `${counted(count)} fois le dernier mot`,
		cast: (count: number) => many(count, "rôle décroché", "rôles décrochés"),
		audience: (count: number) => many(count, "gommette offerte", "gommettes offertes"),
		words: (count: number) => many(count, "mot"),
		pot: () => "et rien n’a brûlé",
	},

	stats: {
		names: {
			total_words: "Mots écrits",
			average_part_length: "Mots par chapitre, en moyenne",
			top_character_writer: "Fabrique de vedettes",
			bottom_character_writer: "Fabrique de figurants",
			most_reacted: "Le plus de gommettes reçues",
			most_reactor: "Le plus de gommettes données",
			least_reactor: "Fine bouche",
			most_loved: "Le plus de cœurs",
			most_words: "Le plus de mots",
			least_words: "Le moins de mots",
		},
		audience_count: "Dans le public",
		audience_reacts: "Gommettes du public",
		withCount: (name: string, count: string) => `${name} (${count})`,
	},
});
