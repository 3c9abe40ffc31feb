import type { SuperlativeKind } from "#game/reveal/superlatives.ts";
import { isolating } from "../../isolating.ts";
import { counted, many } from "../grammar.ts";

/** What each person did best, and the statistics of a game. */
export const achievementWords = isolating({
	of: (name: string, fact: string) => `${name}, ${fact}`,
	titles: {
		alibi: "Everyone’s alibi",
		detective: "Handwriting expert",
		awards: "Rosette magnet",
		laughs: "Made them cry",
		hearts: "Stole the hearts",
		fires: "Left the stove on",
		zany: "Plot twister",
		stars: "Star guest",
		closer: "The closer",
		cast: "Casting agent",
		audience: "Best audience",
		words: "Word machine",
		pot: "Kept the pot warm",
	} satisfies Record<SuperlativeKind, string>,
	facts: {
		alibi: (count: number) => `${many(count, "guess", "guesses")} and not one right`,
		detective: (count: number) => `recognised ${many(count, "author")}`,
		awards: (count: number) => `took home ${many(count, "rosette")}`,
		laughs: (count: number) => `${many(count, "laugh")} collected`,
		hearts: (count: number) => `${many(count, "heart")} and not one returned`,
		fires: (count: number) => many(count, "fire"),
		zany: (count: number) => `caused ${many(count, "zany face")}`,
		stars: (count: number) => many(count, "star"),
		closer: (count: number) =>
			`had the last word${count === 1 ? "" : count === 2 ? " twice" : ` ${counted(count)} times`}`,
		cast: (count: number) => `whose characters got ${many(count, "job")}`,
		audience: (count: number) => `gave ${many(count, "sticker")}`,
		words: (count: number) => many(count, "word"),
		pot: () => "and nothing burned",
	} satisfies Record<SuperlativeKind, (count: number) => string>,

	stats: {
		names: {
			total_words: "Words written",
			average_part_length: "Words in an average part",
			top_character_writer: "Inventor of stars",
			bottom_character_writer: "Inventor of extras",
			most_reacted: "Most stickers received",
			most_reactor: "Most stickers given",
			least_reactor: "Sticker connoisseur",
			most_loved: "Most hearts",
			most_words: "Most words",
			least_words: "Fewest words",
		},
		audience_count: "In the audience",
		audience_reacts: "Stickers from the audience",
		withCount: (name: string, count: string) => `${name} (${count})`,
	},
});
