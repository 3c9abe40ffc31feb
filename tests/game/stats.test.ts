import { expect, test } from "vitest";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView, type ViewContext } from "#game/view/view.ts";
import { newcomer, Table } from "../support/table.ts";

const around: ViewContext = {
	text: String,
	part: String,
	prompt: String,
	connected: () => true,
	typing: () => false,
};

/** Returns a game at the reading with three players and an audience of three. */
function readingTable(): Table {
	const table = new Table(3, { num_switches: 1, write_duration: 0 });
	for (const id of [8, 9, 10]) table.join(newcomer(id, { audience: true }));
	return table.playTo(STATUS.reacting);
}

function react(table: Table, reader: number, emojis: number[]): void {
	for (const { id } of storiesOf(table.room)) {
		const parts = submissionsOf(table.room, id).map((p) => (p.player === reader ? [] : emojis));
		table.does(reader, "story/react", { reaction: -1, story: id, parts });
	}
}

test("viewers who left or were kicked count with the reactions that they gave", () => {
	const table = readingTable();
	react(table, 8, [0, 1]);
	react(table, 9, [5]);
	expect(table.does(8, "game/exit", { heirs: [] })).toBeNull();
	expect(table.does(1, "game/vip", { kick_player: 9 })).toBeNull();
	table.playTo(STATUS.results);
	const { game_stats } = gameView(table.room, around);
	expect(game_stats?.audience_stats).toEqual({ audience_count: 3, audience_reacts: 9 });
});

test("viewers who left without a reaction or a vote are forgotten", () => {
	const table = readingTable();
	table.does(10, "game/exit", { heirs: [] });
	table.playTo(STATUS.results);
	const { game_stats } = gameView(table.room, around);
	expect(game_stats?.audience_stats).toEqual({ audience_count: 2, audience_reacts: 0 });
});

test("players who left stay in the statistics with everything they did", () => {
	const table = readingTable();
	react(table, 3, [0, 1, 2, 3]);
	const brought = Object.values(table.room.characters).filter(({ owner }) => owner === 3);
	table.does(3, "game/exit", { heirs: [] });
	table.playTo(STATUS.results);
	const meta = gameView(table.room, around).game_stats?.meta;
	expect(meta).toMatchObject({ most_reactor: "Player3", most_reactor_count: 8 });
	expect(meta?.selected).toMatchObject({ Player3: brought.map(({ name }) => String(name)) });
});

test("at the results a player's own record has the reactions that they received", () => {
	const table = readingTable();
	expect(
		Object.values(table.room.seats).map((s) => playerView(table.room, s, around).data.reactions),
	).toEqual([{}, {}, {}, {}, {}, {}]);
	table.playTo(STATUS.results);
	const { players } = gameView(table.room, around);
	for (const seat of Object.values(table.room.seats)) {
		const { reactions } = playerView(table.room, seat, around).data;
		expect(reactions).toEqual(players[seat.id]?.data.reactions);
		expect(Object.keys(reactions).length > 0).toBe(!seat.audience);
	}
});
