import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Submission } from "#game/room.ts";
import { storiesOf, submissionsOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../support/table.ts";

const HOST = 1;
const WATCHER = 9;

/** Four who read, and somebody in the audience. */
function readingTable(moderation = true): Table {
	const table = new Table(4, { num_switches: 2, write_duration: 0, moderation }).playTo(
		STATUS.storyWrite,
	);
	table.join(newcomer(WATCHER, { audience: true }));
	return table.playTo(STATUS.reacting);
}

/** Reacts with nothing but these flags to the first story that has a part of somebody else. */
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

test("while everybody reads, the host blacks parts out and shows them again, also after having read all", () => {
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

test.each([2, WATCHER])("nobody else blacks anything out: %i", (player) => {
	const table = readingTable();
	const submissions = Object.values(table.room.submissions).map(({ id }) => id);
	expect(table.does(player, "submission/censor", { submissions })).toEqual(expect.any(String));
	expect(censored(table)).toEqual([]);
});

test("a reader flags others' parts, and the flags on other stories stay", () => {
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

test("own parts cannot be flagged, and the audience flags nothing", () => {
	const table = readingTable();
	expect(flag(table, 2, (part) => part.player === 2).error).toBe(REFUSALS.flagForeign);
	expect(flag(table, WATCHER, () => true).error).toBe(REFUSALS.playersOnly);
});

test("without moderation the reading knows neither flags nor black bars", () => {
	const table = readingTable(false);
	const submissions = Object.values(table.room.submissions).map(({ id }) => id);
	expect(table.does(HOST, "submission/censor", { submissions })).toBe(REFUSALS.noModeration);
	expect(flag(table, 2, (part) => part.player !== 2).error).toBe(REFUSALS.noModeration);
});
