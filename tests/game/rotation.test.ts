import fc from "fast-check";
import { expect, test } from "vitest";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { runs } from "../support/runs.ts";
import { Table } from "../support/table.ts";

const games = fc.record({
	players: fc.integer({ min: 2, max: 16 }),
	parts: fc.integer({ min: 1, max: 20 }),
	seed: fc.integer(),
});

test("nobody writes two consecutive parts of a story, and every story gets all its parts", () => {
	fc.assert(
		fc.property(games, ({ players, parts, seed }) => {
			const { room } = new Table(players, { num_switches: parts }, seed).playTo(STATUS.storyTitle);
			for (const story of storiesOf(room)) {
				const writers = submissionsOf(room, story.id).map((part) => part.player);
				expect(writers).toHaveLength(parts);
				expect(writers[0]).toBe(story.captain);
				for (const [i, writer] of writers.slice(1).entries()) expect(writer).not.toBe(writers[i]);
			}
		}),
		{ numRuns: runs(40) },
	);
});

test("everybody writes each part position once", () => {
	fc.assert(
		fc.property(games, ({ players, parts, seed }) => {
			const { room } = new Table(players, { num_switches: parts }, seed).playTo(STATUS.storyTitle);
			for (let position = 0; position < parts; position++) {
				const writers = Object.values(room.submissions)
					.filter(({ index }) => index === position)
					.map(({ player }) => player);
				expect(new Set(writers).size).toBe(players);
			}
		}),
		{ numRuns: runs(40) },
	);
});

test("auto_sync_parts_to_players gives every story as many parts as there are players", () => {
	const { room } = new Table(5, { num_switches: 2, auto_sync_parts_to_players: true }).playTo(
		STATUS.storyTitle,
	);
	for (const story of storiesOf(room))
		expect(new Set(submissionsOf(room, story.id).map((part) => part.player)).size).toBe(5);
});

test("the parts of a player who left pass to the next player in the ring", () => {
	const table = new Table(4, { num_switches: 3 }).playTo(STATUS.storyWrite);
	const [gone = 0] = table.room.ring;
	table.does(gone, "game/exit", { heirs: [] });
	table.playTo(STATUS.storyTitle);
	const { room } = table;
	for (const part of Object.values(room.submissions)) {
		if (part.index === 0) continue;
		const story = room.stories[part.story];
		const planned = room.ring[((story?.index ?? 0) + part.index) % 4];
		const next = room.ring[((story?.index ?? 0) + part.index + 1) % 4];
		expect(part.player).toBe(planned === gone ? next : planned);
	}
	expect(storiesOf(room)).toHaveLength(4);
});

test("no prompt is dealt twice while the packs last", () => {
	const { room } = new Table(5, { num_switches: 3, multi_prompt: true }).playTo(STATUS.storyTitle);
	const dealt = Object.values(room.submissions).flatMap((part) => part.prompts);
	expect(dealt).toHaveLength(45);
	expect(new Set(dealt).size).toBe(45);
});
