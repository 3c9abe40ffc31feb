import fc from "fast-check";
import { expect, test } from "vitest";
import { guessedParts } from "#game/guess/guessing.ts";
import type { Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { playerView } from "#game/view/view.ts";
import { affectedPlayers } from "../../../../gateway/room/affected-players.ts";
import { diffPatch } from "../../../../gateway/room/diff-patch.ts";
import { runs } from "../../../support/runs.ts";
import { Table } from "../../../support/table.ts";

const around = {
	text: String,
	part: (id: number) => `part ${id}`,
	prompt: String,
	connected: () => true,
	typing: () => false,
};

/** Returns the players whose own view differs. */
const changed = (before: Room, after: Room) =>
	Object.values(after.seats)
		.filter((seat) => {
			const old = before.seats[seat.id];
			return (
				!old || diffPatch(playerView(before, old, around), playerView(after, seat, around)) !== null
			);
		})
		.map(({ id }) => id);

test("every player whose own view changes is affected, whatever happens in a whole game", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 2, max: 6 }),
			fc.boolean(),
			fc.integer(),
			(players, moderation, seed) => {
				const table = new Table(players, { num_switches: 2, moderation }, seed);
				let before = table.room;
				const look = () => {
					const affected = affectedPlayers(before, table.room);
					for (const player of changed(before, table.room))
						expect(affected === null || affected.has(player)).toBe(true);
					before = table.room;
				};
				while (table.room.status !== STATUS.results) {
					const { status } = table.room;
					const hasNoTurns: number[] = [STATUS.lobby, STATUS.preStoryWrite, STATUS.preResults];
					if (hasNoTurns.includes(status)) table.playPhase();
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

test("a mark affects only its reader, also when it is taken back", () => {
	const table = new Table(4, { num_switches: 1 }).playTo(STATUS.reacting);
	const part = Object.values(table.room.submissions).find(({ player }) => player !== 3);
	for (const sentence of [0, 1, null]) {
		const before = table.room;
		table.does(3, "line/mark", { submission: part?.id ?? 0, sentence });
		expect(affectedPlayers(before, table.room)).toEqual(new Set([3]));
	}
});

test("a guess affects only its reader, also when it is taken back", () => {
	const table = new Table(4, { guess_authors: true }).playTo(STATUS.reacting);
	const part = guessedParts(table.room).find(({ player }) => player !== 3);
	for (const writer of [1, 2, null]) {
		const before = table.room;
		table.does(3, "story/guess", { submission: part?.id ?? 0, writer });
		expect(table.room).not.toBe(before);
		expect(affectedPlayers(before, table.room)).toEqual(new Set([3]));
	}
});

test("a done toggle affects only its writer", () => {
	const table = new Table(4).playTo(STATUS.storyWrite);
	const before = table.room;
	table.playTurn(3);
	expect(affectedPlayers(before, table.room)).toEqual(new Set([3]));
});

test("the host's view is affected when a sleeping player returns, because their place is no longer free", () => {
	const table = new Table(4, { pace: "slow" }).playTo(STATUS.storyWrite);
	const seat = table.room.seats[3];
	if (!seat) throw new Error("player 3 has no seat");
	const seats = { ...table.room.seats, 3: { ...seat, asleep: true } };
	const before: Room = { ...table.room, seats };
	expect(changed(before, table.room).sort()).toEqual([1, 3]);
	expect(affectedPlayers(before, table.room)).toEqual(new Set([1, 3]));
});
