import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { gameView } from "#game/view/view.ts";
import { memoryBus } from "../../../../gateway/bus/memory.ts";
import { LastChanges } from "../../../../gateway/room/last-changes.ts";
import { Presence } from "../../../../gateway/room/presence.ts";
import { NOBODY, Table } from "../../../support/table.ts";

function watched(settings: object = {}) {
	const table = new Table(3, { num_switches: 1, ...settings });
	const presence = new Presence(table.room.id, memoryBus());
	const changes = new LastChanges();
	const around = { ...NOBODY, since: (player: number) => changes.since(player) };
	let connections = 0;
	return {
		table,
		connect(player: number, connected: boolean) {
			const about = { player, connected, connectionNumber: ++connections };
			presence.receive({ kind: "presence", game: table.room.id, typing: false, ...about });
		},
		/** Returns the time of each player's last change, as the shared view has it at this time. */
		at(now: number) {
			changes.note(table.room, presence, now);
			const { players } = gameView(table.room, around);
			return [1, 2, 3].map((id) => players[id]?.data.since);
		},
	};
}

test("a player is as they are since their status changed, or since they are away", () => {
	const { table, connect, at } = watched();
	for (const id of [1, 2, 3]) connect(id, true);
	expect(at(10)).toEqual([undefined, undefined, undefined]);
	table.playTo(STATUS.storyWrite);
	expect(at(20)).toEqual([20, 20, 20]);
	table.playTurn(2);
	expect(at(30)).toEqual([20, 30, 20]);
	connect(2, false);
	connect(3, false);
	expect(at(40)).toEqual([20, 40, 40]);
	connect(2, true);
	expect(at(50)).toEqual([20, 30, 40]);
});

test("while authors are hidden, no viewer sees when a reader has finished", () => {
	const { table, connect, at } = watched({ hide_authors: true });
	for (const id of [1, 2, 3]) connect(id, true);
	at(10);
	table.playTo(STATUS.storyWrite);
	expect(at(20)).toEqual([20, 20, 20]);
	table.playTo(STATUS.reacting);
	at(30);
	table.playTurn(2);
	expect(at(40)).toEqual([undefined, undefined, undefined]);
});
