import fc from "fast-check";
import { expect, test } from "vitest";
import type { Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { playerView } from "#game/wire/view.ts";
import { touchedPlayers } from "../../../gateway/room/affected-players.ts";
import { mergePatch } from "../../../gateway/room/diff-patch.ts";
import { runs } from "../../support/runs.ts";
import { Table } from "../../support/table.ts";

const around = {
	text: String,
	part: (id: number) => `part ${id}`,
	prompt: String,
	connected: () => true,
	typing: () => false,
};

/** The players whose own view really differs. */
const changed = (before: Room, after: Room) =>
	Object.values(after.seats)
		.filter((seat) => {
			const old = before.seats[seat.id];
			return (
				!old ||
				mergePatch(playerView(before, old, around), playerView(after, seat, around)) !== null
			);
		})
		.map(({ id }) => id);

test("nobody whose own view changes is passed over, whatever happens in a whole game", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 2, max: 6 }),
			fc.boolean(),
			fc.integer(),
			(players, moderation, seed) => {
				const table = new Table(players, { num_switches: 2, moderation }, seed);
				let before = table.room;
				const look = () => {
					const touched = touchedPlayers(before, table.room);
					for (const player of changed(before, table.room))
						expect(touched === null || touched.has(player)).toBe(true);
					before = table.room;
				};
				while (table.room.status !== STATUS.results) {
					const { status } = table.room;
					if (status === STATUS.lobby || status === STATUS.preStoryWrite) table.playPhase();
					else
						for (const player of table.players) {
							if (table.room.status === status) table.playTurn(player);
							look();
						}
					look();
				}
			},
		),
		{ numRuns: runs(15) },
	);
});

test("a done toggle touches its writer alone", () => {
	const table = new Table(4).playTo(STATUS.storyWrite);
	const before = table.room;
	table.playTurn(3);
	expect(touchedPlayers(before, table.room)).toEqual(new Set([3]));
});
