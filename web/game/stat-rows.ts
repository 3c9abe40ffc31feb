import type { GameStats } from "#game/wire/state.ts";
import { achievementWords } from "#words/game/achievements.ts";
import { facts, grouped, prose } from "#words/grammar.ts";
import type { Words } from "../../words/words.ts";

/** The words of the statistics in a language: screens have those of the page. */
export interface StatWords {
	stats: Words<typeof achievementWords.stats>;
	grouped(value: number): string;
	facts(all: readonly string[]): string;
	prose(words: number): string;
}

const OF_PAGE: StatWords = { stats: achievementWords.stats, grouped, facts, prose };

type Row = [category: string, result: string];

/** The categories in order, solo's two first; `count` is the key of the category's count. */
const CATEGORIES: { key: keyof StatWords["stats"]["names"]; count?: string }[] = [
	{ key: "total_words" },
	{ key: "average_part_length" },
	{ key: "top_character_writer", count: "top_character_count" },
	{ key: "bottom_character_writer", count: "bottom_character_count" },
	{ key: "most_reacted", count: "most_reacted_count" },
	{ key: "most_reactor", count: "most_reactor_count" },
	{ key: "least_reactor", count: "least_reactor_count" },
	{ key: "most_loved" },
	{ key: "most_words" },
	{ key: "least_words" },
];

function resultOf(
	meta: GameStats["meta"],
	[key, count]: readonly [key: string, count: string | undefined],
	{ stats, grouped, prose }: StatWords,
): string | null {
	const value = meta[key];
	const times = count === undefined ? undefined : meta[count];
	if (typeof value === "number") return prose(value);
	if (typeof value !== "string") return null;
	return typeof times === "number" ? stats.withCount(value, grouped(times)) : value;
}

/** Returns the statistics as table rows, without the categories that have no result. */
export function statRows(
	{ meta, audience_stats }: GameStats,
	words: StatWords = OF_PAGE,
): {
	table: Row[];
	cast: Row[];
	audience: Row[];
} {
	const { stats, grouped } = words;
	const table = CATEGORIES.flatMap(({ key, count }): Row[] => {
		const result = resultOf(meta, [key, count], words);
		return result === null ? [] : [[stats.names[key], result]];
	});
	const selected = typeof meta.selected === "object" && meta.selected ? meta.selected : {};
	return {
		table,
		cast: Object.entries(selected).map(([player, names]): Row => [player, words.facts(names)]),
		audience: [
			[stats.audience_count, grouped(audience_stats.audience_count)],
			[stats.audience_reacts, grouped(audience_stats.audience_reacts)],
		],
	};
}
