import { expect, test } from "vitest";
import { reduce } from "#game/reduce.ts";
import { refuse } from "#game/refusals.ts";
import { refusalMessage } from "../../gateway/room/viewer.ts";
import { Table } from "../support/table.ts";

const turn = { now: 0, random: Math.random };

test("a refused action returns a code, and a text with its values", () => {
	const { room } = new Table(1);
	expect(
		reduce(room, { type: "game/start", player: 1, body: {} }, { ...turn, now: room.deadline ?? 0 }),
	).toEqual({
		refuse: {
			code: "tooFewPlayers",
			text: "You need at least 2 players to start",
			values: [2],
		},
	});
	expect(reduce(room, { type: "game/ready", player: 1, body: {} }, turn)).toEqual({
		refuse: refuse("notNow"),
	});
});

test("a refusal message has the code, except from rooms of older builds, which send none", () => {
	expect(refusalMessage(refuse("timeUp"), "a")).toEqual({
		error: "time's up",
		code: "timeUp",
		id: "a",
	});
	expect(refusalMessage({ text: "time's up" }, "a")).toEqual({ error: "time's up", id: "a" });
});
