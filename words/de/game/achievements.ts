import type { achievementWords as english } from "../../en/game/achievements.ts";
import { isolating } from "../../isolating.ts";
import type { Words } from "../../words.ts";
import { grouped, many, times } from "../grammar.ts";

/** What each person did best, and the statistics of a game. */
export const achievementWords = isolating<Words<typeof english>>({
	of: (name: string, fact: string) => `${name}, ${fact}`,
	titles: {
		alibi: "Alibi für alle",
		detective: "Spürnase",
		awards: "Schleifenmagnet",
		laughs: "Lachmuskelkater",
		hearts: "Herzen geklaut",
		fires: "Herd angelassen",
		zany: "Schleudertrauma",
		stars: "Stargast",
		closer: "Das letzte Wort",
		cast: "Castingagentur",
		audience: "Bestes Publikum",
		words: "Textfabrik",
		pot: "Topf warm gehalten",
	},
	facts: {
		alibi: (count: number) =>
			count === 1
				? "1 Verdacht, und der war falsch"
				: `${grouped(count)} Verdächtigungen, alle falsch`,
		detective: (count: number) => `hat ${many(count, "Feder", "Federn")} erkannt`,
		awards: (count: number) => `${many(count, "Schleife", "Schleifen")} abgeräumt`,
		laughs: (count: number) => `${many(count, "Lacher")} kassiert`,
		hearts: (count: number) => `${many(count, "Herz", "Herzen")} und nichts zurückgegeben`,
		fires: (count: number) => `${grouped(count)}-mal Feuer`,
		zany: (count: number) => many(count, "entgleistes Gesicht", "entgleiste Gesichter"),
		stars: (count: number) => many(count, "Stern", "Sterne"),
		closer: (count: number) => `hatte ${count === 1 ? "" : `${times(count)} `}das letzte Wort`,
		cast: (count: number) => `${many(count, "Rolle", "Rollen")} für die eigenen Figuren`,
		audience: (count: number) => `${many(count, "Sticker")} verteilt`,
		words: (count: number) => many(count, "Wort", "Wörter"),
		pot: () => "und nichts ist angebrannt",
	},

	stats: {
		names: {
			total_words: "Geschriebene Wörter",
			average_part_length: "Wörter pro Teil im Schnitt",
			top_character_writer: "Hat Stars erfunden",
			bottom_character_writer: "Hat Nebenrollen erfunden",
			most_reacted: "Meiste Sticker bekommen",
			most_reactor: "Meiste Sticker verteilt",
			least_reactor: "Sticker nur mit Bedacht",
			most_loved: "Meiste Herzen",
			most_words: "Meiste Wörter",
			least_words: "Wenigste Wörter",
		},
		audience_count: "Im Publikum",
		audience_reacts: "Sticker aus dem Publikum",
		withCount: (name: string, count: string) => `${name} (${count})`,
	},
});
