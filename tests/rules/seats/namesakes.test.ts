import { expect, test } from "vitest";
import { shownNames } from "#game/names/namesakes.ts";
import { gameStats } from "#game/points/stats.ts";
import { STATUS } from "#game/status.ts";
import type { ViewContext } from "#game/view/view.ts";
import { NOBODY, newcomer, Table } from "../../support/table.ts";

const NAMED: ViewContext = { ...NOBODY, text: (id) => `character ${id}` };

/** Returns a lobby whose third and further players have these names. */
function tableOf(...names: string[]): Table {
	const table = new Table(2, {
		max_players: 12,
		num_characters_submit: 1,
		write_duration: 0,
		num_switches: 1,
		game_mode: "self_insert",
	});
	for (const [i, name] of names.entries()) table.join({ ...newcomer(i + 3), name });
	return table;
}

/** The names that everybody sees, without those of the first two players. */
const namesIn = (table: Table) =>
	Object.values(table.view().players)
		.map(({ name }) => name)
		.slice(2);

test.each([
	["in the order of their seats", ["Mika", "Mika", "Noa", "Mika"], "Mika, Mika 2, Noa, Mika 3"],
	["with no number twice", ["Mika", "Mika 2", "Mika"], "Mika, Mika 2, Mika 3"],
	["if their names only look alike", ["Bob", "Воb", "bob", "Rob"], "Bob, Воb 2, bob, Rob"],
])("players of one name are numbered %s", (_how, names, shown) => {
	const table = tableOf(...names);
	expect(namesIn(table).join(", ")).toBe(shown);
	for (const [i, name] of shown.split(", ").entries()) expect(table.own(i + 3).name).toBe(name);
});

test("players are numbered before the audience", () => {
	const table = tableOf();
	table.join({ ...newcomer(3, { audience: true }), name: "Mika" });
	table.join({ ...newcomer(4), name: "Mika" });
	expect(namesIn(table)).toEqual(["Mika 2", "Mika"]);
});

test("the number goes when the other player leaves the lobby", () => {
	const table = tableOf("Mika", "Mika");
	table.leave(3);
	expect(namesIn(table)).toEqual(["Mika"]);
});

test("stories, parts, characters and statistics name the players as the list does", () => {
	const table = tableOf("Sam", "Sam").playTo(STATUS.results);
	const names = shownNames(table.room);
	const game = table.view(NAMED);
	for (const { id, captain } of table.stories)
		expect(game.stories[id]?.captain?.name).toBe(names.get(captain));
	for (const { submissions } of Object.values(game.stories))
		for (const { player, player_id } of Object.values(submissions))
			expect(player).toBe(names.get(player_id ?? 0));
	expect(game.game_stats?.meta.selected).toEqual({
		Player1: ["Player1", "character 100"],
		Player2: ["Player2", "character 200"],
		Sam: ["Sam", "character 300"],
		"Sam 2": ["Sam 2", "character 400"],
	});
	expect([...names.values()]).toContain(gameStats(table.room, new Map(), String).meta.most_words);
});
