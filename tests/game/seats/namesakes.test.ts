import { expect, test } from "vitest";
import { shownNames } from "#game/names/namesakes.ts";
import { gameStats } from "#game/points/stats.ts";
import { storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import { newcomer, Table } from "../../support/table.ts";

const around: ViewContext = {
	text: (id) => `character ${id}`,
	part: String,
	prompt: String,
	connected: () => true,
	typing: () => false,
};

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
const namesIn = ({ room }: Table) =>
	Object.values(gameView(room, around).players).map((p) => p.name);

test("players of one name are numbered in the order of their seats", () => {
	const table = tableOf("Mika", "Mika", "Noa", "Mika");
	expect(namesIn(table).slice(2)).toEqual(["Mika", "Mika 2", "Noa", "Mika 3"]);
	const [, , , second] = Object.values(table.room.seats);
	expect(second && playerView(table.room, second, around).name).toBe("Mika 2");
});

test("a number is not given twice, and players come before the audience", () => {
	const table = tableOf("Mika", "Mika 2", "Mika");
	expect(namesIn(table).slice(2)).toEqual(["Mika", "Mika 2", "Mika 3"]);
	const watched = tableOf();
	watched.join({ ...newcomer(3, { audience: true }), name: "Mika" });
	watched.join({ ...newcomer(4), name: "Mika" });
	expect(namesIn(watched).slice(2)).toEqual(["Mika 2", "Mika"]);
});

test("names that only look alike are numbered too, and others are not", () => {
	expect(namesIn(tableOf("Bob", "Воb", "bob", "Rob")).slice(2)).toEqual([
		"Bob",
		"Воb 2",
		"bob",
		"Rob",
	]);
});

test("the number goes when the other player leaves the lobby", () => {
	const table = tableOf("Mika", "Mika");
	table.does(3, "game/exit", { heirs: [] });
	expect(namesIn(table).slice(2)).toEqual(["Mika"]);
});

test("stories, parts, characters and statistics name the players as the list does", () => {
	const table = tableOf("Sam", "Sam").playTo(STATUS.results);
	const names = shownNames(table.room);
	const game = gameView(table.room, around);
	for (const { id, captain } of storiesOf(table.room))
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
