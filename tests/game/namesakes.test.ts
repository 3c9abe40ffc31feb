import { expect, test } from "vitest";
import { gameStats } from "#game/stats.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../support/table.ts";

test("the characters of two players with the same name are listed together under that name", () => {
	const table = new Table(2, {
		max_players: 4,
		num_characters_submit: 1,
		write_duration: 0,
		num_switches: 1,
	});
	for (const id of [3, 4]) table.join({ ...newcomer(id), name: "Sam" });
	table.playTo(STATUS.results);
	const { selected } = gameStats(table.room, new Map(), (ref) => `character ${ref}`).meta;
	expect(selected).toEqual({
		Player1: ["character 100"],
		Player2: ["character 200"],
		Sam: ["character 300", "character 400"],
	});
});
