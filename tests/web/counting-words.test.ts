import { describe, expect, it } from "vitest";
import { grouped, listed, many } from "#words/grammar.ts";
import { fanficName, partName } from "#words/ordinals.ts";
import { statRows } from "../../web/game/stat-rows.ts";

describe("the words count", () => {
	it.each([
		[0, "first fanfic"],
		[1, "second fanfic"],
		[11, "twelfth fanfic"],
		[17, "eighteenth fanfic"],
		[18, "19th fanfic"],
		[20, "21st fanfic"],
		[21, "22nd fanfic"],
		[22, "23rd fanfic"],
		[31, "32nd fanfic"],
	])("story %i, from 0, as the %s", (story, name) => {
		expect(fanficName(story)).toBe(name);
	});

	it("the first eighteen stories by different names without figures", () => {
		const names = Array.from({ length: 18 }, (_, i) => fanficName(i));
		expect(new Set(names).size).toBe(18);
		expect(names.join()).not.toMatch(/\d/);
	});

	it("parts in words up to ten", () => {
		expect([0, 9, 10].map(partName)).toEqual(["part one", "part ten", "part 11"]);
	});

	it.each([
		[[], ""],
		[["A"], "A"],
		[["A", "B"], "A and B"],
		[["A", "B", "C"], "A, B and C"],
	])("%j in a row", (names, row) => {
		expect(listed(names)).toBe(row);
	});

	it("large numbers in groups, and one of a thing as one", () => {
		expect([700, 4700, 1234567].map(grouped)).toEqual(["700", "4,700", "1,234,567"]);
		const stories = [1, 2].map((count) => many(count, "story", "stories"));
		expect([...stories, many(3, "part")]).toEqual(["1 story", "2 stories", "3 parts"]);
	});
});

describe("the game's statistics", () => {
	const stats = {
		meta: {
			total_words: 1200,
			average_part_length: 40,
			top_character_writer: "Mika",
			top_character_count: 4,
			bottom_character_writer: "Boooo",
			bottom_character_count: 0,
			most_reacted: "Mika",
			most_reacted_count: 9,
			most_reactor: "Spuddy",
			most_reactor_count: 12,
			least_reactor: "Boooo",
			least_reactor_count: 2,
			most_loved: "Mika",
			most_words: "Boooo",
			least_words: "Spuddy",
			selected: { Mika: ["Gandalf", "Miss Piggy"], Boooo: [] },
		},
		audience_stats: { audience_count: 2, audience_reacts: 31 },
	};

	it("have a row for every key of the statistics", () => {
		const { table, cast, audience } = statRows(stats);
		const results = table.map(([, result]) => result).join("; ");
		expect(results).toBe(
			"1,200; 40; Mika (4); Boooo (0); Mika (9); Spuddy (12); Boooo (2); Mika; Boooo; Spuddy",
		);
		expect(cast).toEqual([
			["Mika", "Gandalf, Miss Piggy"],
			["Boooo", ""],
		]);
		expect(audience.map(([, result]) => result)).toEqual(["2", "31"]);
	});

	it("leave out rows without a player", () => {
		expect(statRows({ ...stats, meta: { total_words: 0 } }).table).toHaveLength(1);
	});
});
