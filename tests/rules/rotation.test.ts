import fc from "fast-check";
import { expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { runs } from "../support/runs.ts";
import { range, Table } from "../support/table.ts";

const games = fc.record({
	players: fc.integer({ min: 2, max: 16 }),
	parts: fc.integer({ min: 1, max: 20 }),
	seed: fc.integer(),
});

test("everybody writes one part in each turn, no two in a row of a story, and all stories get all parts", () => {
	fc.assert(
		fc.property(games, ({ players, parts, seed }) => {
			const table = new Table(players, { num_switches: parts }, seed).playTo(STATUS.storyTitle);
			for (const { id, captain } of table.stories) {
				const writers = table.parts(id).map((part) => part.player);
				expect(writers).toHaveLength(parts);
				expect(writers[0]).toBe(captain);
				for (const [i, writer] of writers.slice(1).entries()) expect(writer).not.toBe(writers[i]);
			}
			for (const turn of range(parts)) {
				const writers = table.allParts.filter(({ index }) => index === turn);
				expect(new Set(writers.map(({ player }) => player)).size).toBe(players);
			}
		}),
		{ numRuns: runs(40) },
	);
});

test("auto_sync_parts_to_players gives every story as many parts as there are players", () => {
	const table = new Table(5, { num_switches: 2, auto_sync_parts_to_players: true });
	for (const { id } of table.playTo(STATUS.storyTitle).stories)
		expect(new Set(table.parts(id).map((part) => part.player)).size).toBe(5);
});

test("the parts of a player who left pass to the next player in the ring", () => {
	const table = new Table(4, { num_switches: 3 }).playTo(STATUS.storyWrite);
	const [gone = 0] = table.room.ring;
	table.leave(gone);
	table.playTo(STATUS.storyTitle);
	const { room } = table;
	for (const part of Object.values(room.submissions)) {
		if (part.index === 0) continue;
		const story = room.stories[part.story];
		const planned = room.ring[((story?.index ?? 0) + part.index) % 4];
		const next = room.ring[((story?.index ?? 0) + part.index + 1) % 4];
		expect(part.player).toBe(planned === gone ? next : planned);
	}
	expect(table.stories).toHaveLength(4);
});
