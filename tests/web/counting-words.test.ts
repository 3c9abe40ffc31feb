import { describe, expect, it } from "vitest";
import { fanficName, partName } from "#words/evening/ordinals.ts";
import { grouped, listed, many } from "#words/grammar.ts";
import { statRows } from "../../web/game/stat-rows.ts";

describe("stories and parts are counted in words", () => {
	it("up to the eighteenth fanfic", () => {
		expect([0, 1, 11, 17].map(fanficName)).toEqual([
			"first fanfic",
			"second fanfic",
			"twelfth fanfic",
			"eighteenth fanfic",
		]);
		expect(new Set(Array.from({ length: 18 }, (_, i) => fanficName(i))).size).toBe(18);
		for (let i = 0; i < 18; i++) expect(fanficName(i)).not.toMatch(/\d/);
	});

	it("and in figures beyond", () => {
		expect([18, 20, 21, 22, 31].map(fanficName)).toEqual([
			"19th fanfic",
			"21st fanfic",
			"22nd fanfic",
			"23rd fanfic",
			"32nd fanfic",
		]);
	});

	it("up to part ten", () => {
		expect([0, 9, 10].map(partName)).toEqual(["part one", "part ten", "part 11"]);
	});

	it("with names in a row, and large numbers in groups", () => {
		expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(listed)).toEqual([
			"",
			"A",
			"A and B",
			"A, B and C",
		]);
		expect([700, 4700, 1234567].map(grouped)).toEqual(["700", "4,700", "1,234,567"]);
		expect([many(1, "story", "stories"), many(2, "story", "stories"), many(3, "part")]).toEqual([
			"1 story",
			"2 stories",
			"3 parts",
		]);
	});
});

describe("the game's statistics", () => {
	const stats = {
		meta: {
			...{
				total_words: 1200,
				average_part_length: 40,
				top_character_writer: "Mika",
				top_character_count: 4,
			},
			...{
				bottom_character_writer: "Boooo",
				bottom_character_count: 0,
				most_reacted: "Mika",
				most_reacted_count: 9,
			},
			...{
				most_reactor: "Spuddy",
				most_reactor_count: 12,
				least_reactor: "Boooo",
				least_reactor_count: 2,
			},
			...{ most_loved: "Mika", most_words: "Boooo", least_words: "Spuddy" },
			selected: { Mika: ["Gandalf", "Miss Piggy"], Boooo: [] },
		},
		audience_stats: { audience_count: 2, audience_reacts: 31 },
	};

	it("have a row for every key of the statistics", () => {
		const { table, cast, audience } = statRows(stats);
		expect(table.map(([, result]) => result)).toEqual([
			...[
				"1,200",
				"40",
				"Mika (4)",
				"Boooo (0)",
				"Mika (9)",
				"Spuddy (12)",
				"Boooo (2)",
				"Mika",
				"Boooo",
				"Spuddy",
			],
		]);
		expect(cast).toEqual([
			["Mika", "Gandalf, Miss Piggy"],
			["Boooo", ""],
		]);
		expect(audience.map(([, result]) => result)).toEqual(["2", "31"]);
	});

	it("leave out what nobody has earned", () => {
		expect(
			statRows({ meta: { total_words: 0 }, audience_stats: stats.audience_stats }).table,
		).toHaveLength(1);
	});
});
