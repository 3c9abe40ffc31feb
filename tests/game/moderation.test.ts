import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Submission } from "#game/room.ts";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../support/table.ts";

const HOST = 1;
const WATCHER = 9;

/** Returns a game at the reading, with four players and an audience of one. */
function readingTable(moderation = true): Table {
	const table = new Table(4, { num_switches: 2, write_duration: 0, moderation }).playTo(
		STATUS.storyWrite,
	);
	table.join(newcomer(WATCHER, { audience: true }));
	return table.playTo(STATUS.reacting);
}

/** Flags the matching parts of the first story that has any; returns the refusal and the parts. */
function flag(
	table: Table,
	player: number,
	which: (part: Submission) => boolean,
): { error: string | null; parts: Submission[] } {
	const story = storiesOf(table.room).find(({ id }) => submissionsOf(table.room, id).some(which));
	const flagged = submissionsOf(table.room, story?.id ?? 0)
		.filter(which)
		.map(({ id }) => id);
	const error = table.does(player, "story/react", {
		reaction: -1,
		story: story?.id ?? 0,
		parts: [],
		flagged,
	});
	return { error, parts: flagged.flatMap((id) => table.room.submissions[id] ?? []) };
}

const censored = (table: Table) =>
	Object.values(table.room.submissions).filter((part) => part.censored);

test("during the reading the host blacks out parts and restores them, also when finished", () => {
	const table = readingTable();
	const [first, second] = Object.values(table.room.submissions).map(({ id }) => id) as [
		number,
		number,
	];
	expect(table.does(HOST, "submission/censor", { submissions: [first, second] })).toBeNull();
	expect(censored(table).map(({ id }) => id)).toEqual([first, second]);
	while (table.room.seats[HOST]?.status !== STATUS.postReading) table.playTurn(HOST);
	expect(table.does(HOST, "submission/censor", { submissions: [second] })).toBeNull();
	expect(censored(table).map(({ id }) => id)).toEqual([second]);
});

test.each([2, WATCHER])("player %i cannot black out parts, because only the host can", (player) => {
	const table = readingTable();
	const submissions = Object.values(table.room.submissions).map(({ id }) => id);
	expect(table.does(player, "submission/censor", { submissions })).toEqual(expect.any(String));
	expect(censored(table)).toEqual([]);
});

test("a reader flags parts of others, and flags on other stories stay", () => {
	const table = readingTable();
	const before = Object.values(table.room.submissions).find((part) => part.player !== 2);
	if (before) before.flagged.push(3);
	const { error, parts } = flag(table, 2, (part) => part.player !== 2);
	expect(error).toBeNull();
	expect(parts.length).toBeGreaterThan(0);
	for (const part of parts) expect(part.flagged).toContain(2);
	expect(table.room.submissions[before?.id ?? 0]?.flagged).toContain(3);
	const others = Object.values(table.room.submissions).filter(
		(part) => !parts.some(({ id }) => id === part.id),
	);
	expect(others.flatMap(({ flagged }) => flagged)).not.toContain(2);
});

test("players cannot flag their own parts, and the audience cannot flag at all", () => {
	const table = readingTable();
	expect(flag(table, 2, (part) => part.player === 2).error).toBe(REFUSALS.flagForeign);
	expect(flag(table, WATCHER, () => true).error).toBe(REFUSALS.playersOnly);
});

test("without moderation nobody can flag or black out parts during the reading", () => {
	const table = readingTable(false);
	const submissions = Object.values(table.room.submissions).map(({ id }) => id);
	expect(table.does(HOST, "submission/censor", { submissions })).toBe(REFUSALS.noModeration);
	expect(flag(table, 2, (part) => part.player !== 2).error).toBe(REFUSALS.noModeration);
});
