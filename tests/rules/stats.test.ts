import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { Table } from "../support/table.ts";

/** Returns a game at the reading with three players and an audience of three. */
function readingTable(): Table {
	const table = new Table(3, { num_switches: 1, write_duration: 0 });
	for (const id of [8, 9, 10]) table.joinAudience(id);
	return table.playTo(STATUS.reacting);
}

function react(table: Table, reader: number, emojis: number[]): void {
	for (const story of table.stories) table.react(reader, story, emojis);
}

test("viewers who left or were kicked count with the reactions that they gave, and are else forgotten", () => {
	const table = readingTable();
	react(table, 8, [0, 1]);
	react(table, 9, [5]);
	expect(table.leave(8)).toBeNull();
	expect(table.vip({ kick_player: 9 })).toBeNull();
	const silent = readingTable();
	silent.leave(10);
	const audienceOf = (of: Table) => of.playTo(STATUS.results).view().game_stats?.audience_stats;
	expect(audienceOf(table)).toEqual({ audience_count: 3, audience_reacts: 9 });
	expect(audienceOf(silent)).toEqual({ audience_count: 2, audience_reacts: 0 });
});

test("players who left stay in the statistics with everything they did", () => {
	const table = readingTable();
	react(table, 3, [0, 1, 2, 3]);
	const brought = Object.values(table.room.characters).filter(({ owner }) => owner === 3);
	table.leave(3);
	const meta = table.playTo(STATUS.results).view().game_stats?.meta;
	expect(meta).toMatchObject({ most_reactor: "Player3", most_reactor_count: 8 });
	expect(meta?.selected).toMatchObject({ Player3: brought.map(({ name }) => String(name)) });
});

test("at the results players see the reactions that they received, and no sooner", () => {
	const table = readingTable();
	const ids = Object.keys(table.room.seats).map(Number);
	const received = () => ids.map((id) => table.own(id).data.reactions);
	expect(received()).toEqual(ids.map(() => ({})));
	table.playTo(STATUS.results);
	const { players } = table.view();
	expect(received()).toEqual(ids.map((id) => players[id]?.data.reactions));
	const isEmpty = (reactions: object) => Object.keys(reactions).length === 0;
	expect(received().map(isEmpty)).toEqual(ids.map((id) => table.seat(id).audience));
});
