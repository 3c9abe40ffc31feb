import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Submission } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { existing, Table } from "../support/table.ts";

const HOST = 1;
const WATCHER = 9;

/** Returns a game at a phase, with four players and an audience of one. */
function moderated(status: number, moderation = true): Table {
	const table = new Table(4, { num_switches: 2, write_duration: 0, moderation });
	table.joinAudience(WATCHER);
	return table.playTo(status);
}

/** Flags the matching parts of the first story that has any; returns the refusal and the parts. */
function flag(table: Table, player: number, which: (part: Submission) => boolean) {
	const story = existing(table.stories.find(({ id }) => table.parts(id).some(which))).id;
	const flagged = table.parts(story).flatMap((part) => (which(part) ? part.id : []));
	const body = { reaction: -1, story, parts: [], flagged };
	const error = table.does(player, "story/react", body);
	return { error, parts: table.parts(story).filter(({ id }) => flagged.includes(id)) };
}

const isOf = (player: number) => (part: Submission) => part.player === player;
const isNotOf = (player: number) => (part: Submission) => part.player !== player;
const ids = (table: Table) => table.allParts.map(({ id }) => id);
const blackOut = (table: Table, submissions: number[], player = HOST) =>
	table.does(player, "submission/censor", { submissions });
const censored = (table: Table) =>
	table.allParts.flatMap((part) => (part.censored ? [part.id] : []));

test("during the reading the host blacks out parts and restores them, also when finished", () => {
	const table = moderated(STATUS.reacting);
	const [first = 0, second = 0] = ids(table);
	expect(blackOut(table, [first, second])).toBeNull();
	expect(censored(table)).toEqual([first, second]);
	table.playTurn(HOST);
	expect(table.seat(HOST).status).toBe(STATUS.postReading);
	expect(blackOut(table, [second])).toBeNull();
	expect(censored(table)).toEqual([second]);
});

test.each([
	["a player", 2, REFUSALS.hostOnly],
	["a viewer", WATCHER, REFUSALS.playersOnly],
])("%s cannot black out parts, because only the host can", (_who, player, refusal) => {
	const table = moderated(STATUS.reacting);
	expect(blackOut(table, ids(table), player)).toBe(refusal);
	expect(censored(table)).toEqual([]);
});

test("a reader flags parts of others, and flags on other stories stay", () => {
	const table = moderated(STATUS.reacting);
	const before = existing(table.allParts.find(isNotOf(2)));
	before.flagged.push(3);
	const { error, parts } = flag(table, 2, isNotOf(2));
	expect(error).toBeNull();
	expect(parts.length).toBeGreaterThan(0);
	for (const part of parts) expect(part.flagged).toContain(2);
	expect(table.room.submissions[before.id]?.flagged).toContain(3);
	const others = table.allParts.filter((part) => !parts.includes(part));
	expect(others.flatMap(({ flagged }) => flagged)).not.toContain(2);
});

test("players cannot flag their own parts, and the audience cannot flag at all", () => {
	const table = moderated(STATUS.reacting);
	expect(flag(table, 2, isOf(2)).error).toBe(REFUSALS.flagForeign);
	expect(flag(table, WATCHER, () => true).error).toBe(REFUSALS.playersOnly);
});

test("with moderation a captain can flag parts of others only, and the last flags count", () => {
	const table = moderated(STATUS.storyTitle);
	const [own, other] = table.parts(table.storyOf(2).id) as [Submission, Submission];
	const flagged = () => table.room.submissions[other.id]?.flagged;
	expect(table.giveTitle(2, 1, [own.id])).toBe(REFUSALS.flagForeign);
	expect(table.giveTitle(2, 1, [other.id])).toBeNull();
	expect(flagged()).toEqual([2]);
	expect(table.giveTitle(2, 1, [])).toBeNull();
	expect(flagged()).toEqual([]);
});

test("without moderation no player can flag or black out parts", () => {
	const table = moderated(STATUS.storyTitle, false);
	const [, part] = table.parts(table.storyOf(2).id);
	expect(table.giveTitle(2, 1, [part?.id ?? 0])).toBe(REFUSALS.noModeration);
	expect(blackOut(table, ids(table))).toBe(REFUSALS.notNow);
	table.playTo(STATUS.reacting);
	expect(blackOut(table, ids(table))).toBe(REFUSALS.noModeration);
	expect(flag(table, 2, isNotOf(2)).error).toBe(REFUSALS.noModeration);
});
