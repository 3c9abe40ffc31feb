import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { REFUSALS } from "#game/refusals.ts";
import { storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, range, Table } from "../../support/table.ts";

/** Lets people join the audience until it is full; returns their number. */
function fill(table: Table): number {
	for (let fans = 0; ; fans++) {
		const refused = table.join(newcomer(1000 + fans, { audience: true }));
		if (refused) expect(refused).toBe(REFUSALS.audienceFull);
		if (refused) return fans;
	}
}

/** Makes the state as large as possible: all reactions and marks, all votes and the longest action ids. */
function reactToEverything(table: Table): void {
	const { room } = table;
	const all = range(7);
	const marked = Object.keys(room.submissions).slice(0, LIMITS.marks);
	for (const seat of Object.values(room.seats)) {
		room.marks[seat.id] = Object.fromEntries(marked.map((part) => [part, LIMITS.sentences - 1]));
		seat.recent = range(16).map((i) => `${"x".repeat(62)}${10 + i}`);
		for (const { id: story } of storiesOf(room)) {
			const id = room.nextId++;
			room.reactions[id] = {
				id,
				player: seat.id,
				story,
				parts: range(room.settings.num_switches).map(() => all),
			};
		}
		for (const { id: award } of Object.values(room.awards)) {
			const id = room.nextId++;
			room.votes[id] = { id, player: seat.id, award, story: storiesOf(room)[0]?.id ?? 0 };
		}
	}
}

test("300 people can watch a game of 12 players", () => {
	const table = new Table(12);
	table.checksPurity = false;
	expect(fill(table)).toBe(300);
});

test.each([
	[32, 20, 20],
	[16, 20, 5],
	[32, 3, 20],
])(
	"with %i players and %i parts the audience is small enough for the state of the room",
	(players, num_switches, num_characters_submit) => {
		const table = new Table(players, {
			num_switches,
			max_players: players,
			num_characters_submit,
			write_duration: 0,
			show_instructions: false,
		});
		table.checksPurity = false;
		const fans = fill(table);
		expect(fans).toBeGreaterThan(50);
		table.playTo(STATUS.reacting);
		reactToEverything(table);
		// The maximum payload of the engine, in bytes.
		expect(JSON.stringify(table.room).length).toBeLessThan(2_000_000);
	},
);
