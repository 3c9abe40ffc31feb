import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { awardsInOrder, stepsIn } from "#game/reveal/reveal.ts";
import { offsetOf } from "#game/reveal/reveal-steps.ts";
import type { Room, Vote } from "#game/room.ts";
import { storiesOf } from "#game/selectors.ts";
import { STATUS } from "#game/status.ts";
import { gameView, playerView } from "#game/view/view.ts";
import { runs } from "../../support/runs.ts";
import { NOBODY, range, Table } from "../../support/table.ts";

const QUIET = { num_switches: 2, write_duration: 0, faster_phases: true };

/** Returns a game at the start of its reveal, in which these votes count alone. */
function revealing(players: number, votesOf?: (room: Room) => Vote[], seed = 1, sent = {}): Table {
	const table = new Table(players, { ...QUIET, ...sent }, seed).playTo(STATUS.reacting);
	table.waiting = [];
	table.playPhase();
	const votes = votesOf?.(table.room);
	if (votes) {
		const byId = Object.fromEntries(votes.map((vote) => [vote.id, vote]));
		// Each story has one sticker less than the one before, so that only votes can make them tie.
		const reactions = table.stories.map(({ id: story }, i) => ({
			...{ id: 80_000 + i, player: 99, story },
			parts: [range(6 - i)],
		}));
		table.room = {
			...table.room,
			votes: byId,
			reactions: Object.fromEntries(reactions.map((reaction) => [reaction.id, reaction])),
		};
	}
	table.settleAll();
	expect([table.room.status, table.room.reveal?.step]).toEqual([STATUS.preResults, 0]);
	return table;
}

/** Returns votes in which the first stories, this number of them, tie for every award. */
const tied =
	(stories: number) =>
	(room: Room): Vote[] =>
		Object.values(room.awards).flatMap(({ id: award }, a) =>
			storiesOf(room)
				.slice(0, stories)
				.map(({ id: story }, s) => ({ id: 90_000 + a * 10 + s, player: s + 1, award, story })),
		);

const viewOf = (room: Room) => gameView(room, NOBODY);
const revealOf = (table: Table) => table.view().reveal;
const skip = (table: Table, player: number, connected: number[]) =>
	table.does(player, "reveal/skip", { connected });

/** Returns the steps from now on, each with the seconds after the start at which it begins. */
function course(table: Table): [string | undefined, number][] {
	const seen: [string | undefined, number][] = [];
	const start = revealOf(table)?.started_at ?? 0;
	while (table.room.status === STATUS.preResults) {
		seen.push([revealOf(table)?.step, (table.now - start) / 1000]);
		table.timeOut();
	}
	return [...seen, [undefined, (table.now - start) / 1000]];
}

test("a reveal of five awards and three places takes 42 seconds, whatever the room's clock is", () => {
	for (const sent of [{}, { write_duration: 60, faster_phases: false }])
		expect(course(revealing(4, tied(1), 3, sent))).toEqual([
			["opening", 0],
			["award", 1],
			["award", 7],
			["award", 13],
			["award", 19],
			["award", 25],
			["third", 31],
			["second", 34],
			["drum", 36],
			["winner", 39],
			[undefined, 42],
		]);
});

test("an award without a vote takes three seconds, and the crowd favourite is the last", () => {
	const table = revealing(3, () => []);
	expect(course(table).slice(0, 4)).toEqual([
		["opening", 0],
		["award", 1],
		["award", 4],
		["award", 7],
	]);
	const { awards } = revealOf(table) ?? {};
	expect(awards?.every(({ votes, winners }) => votes === 0 && winners.length === 0)).toBe(true);
	const rules = awards?.map(({ award }) => table.room.awards[award]?.rule);
	expect(rules).toEqual([1, 2, 3, 4, 0]);
});

test("stories that tie share the step of an award, with their voters", () => {
	const table = revealing(4, tied(2));
	table.timeOut();
	const [first, ...rest] = revealOf(table)?.awards ?? [];
	expect(rest).toEqual([]);
	const [one, two] = table.stories;
	expect(first).toMatchObject({
		votes: 1,
		winners: [
			{ story: one?.id, voters: [1] },
			{ story: two?.id, voters: [2] },
		],
	});
});

test("places that do not exist are left out", () => {
	const two = revealing(4, tied(2));
	expect(two.stories).toHaveLength(4);
	// Only two stories are left of four, as in a room that an operator has repaired.
	const kept = two.stories.slice(0, 2).map((story) => [story.id, story]);
	two.room = { ...two.room, stories: Object.fromEntries(kept) };
	expect(stepsIn(two.room).some(({ name }) => name === "third")).toBe(false);
	const all = revealing(3, () => []);
	all.room = { ...all.room, reactions: {} };
	expect(stepsIn(all.room).filter(({ name }) => name !== "award")).toEqual([
		{ name: "opening", ms: 1000 },
		{ name: "drum", ms: 3000 },
		{ name: "winner", ms: 3000 },
	]);
	all.playTo(STATUS.results);
	expect(revealOf(all)?.podium.map(({ place }) => place)).toEqual([1, 1, 1]);
});

test.each([1, 2])("without awards, as with %i players, the results come at once", (players) => {
	const solo = players === 1 && ({ game_mode: "solo_mode", self_shuffle: true } as const);
	const table = new Table(players, { ...QUIET, ...solo }).playTo(STATUS.storyTitle);
	while (table.room.status < STATUS.preResults) table.playPhase();
	expect([table.room.status, table.view().reveal]).toEqual([STATUS.results, null]);
	const [story] = Object.values(table.view().stories);
	expect(story?.meta.line).toMatchObject({ writer: expect.any(Number) });
});

describe("players cannot read ahead", () => {
	/** The shared view and each player's own, without the reveal and the player's votes. */
	const around = (room: Room) => {
		const { reveal: _reveal, ...game } = viewOf(room);
		const own = Object.values(room.seats).map((seat) => {
			const { votes: _votes, ...player } = playerView(room, seat, NOBODY);
			return player;
		});
		return { game, own };
	};

	it("as long as it runs, only the reveal changes in the views", () => {
		const table = revealing(4, undefined, 5, { read_together: false });
		const before = around(table.room);
		const { stories, players } = before.game;
		for (const { meta } of Object.values(stories))
			expect(meta).toMatchObject({ points: 0, awards: [], reactions: {} });
		for (const { data } of Object.values(players))
			expect([data.points, data.reactions]).toEqual([0, {}]);
		while (table.room.reveal && table.room.status === STATUS.preResults) {
			expect(around(table.room)).toEqual(before);
			table.timeOut();
		}
		expect(around(table.room)).not.toEqual(before);
	});

	it("rooms that differ only in later steps look the same", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 3, max: 6 }),
				fc.integer(),
				fc.nat(4),
				fc.array(fc.nat(5), { minLength: 30, maxLength: 30 }),
				(players, seed, shown, others) => {
					const table = revealing(players, undefined, seed);
					for (let step = 0; step < shown; step++) table.timeOut();
					const { room } = table;
					const later = awardsInOrder(room)
						.slice(shown)
						.map(({ id }) => id);
					const stories = storiesOf(room);
					const votes = Object.entries(room.votes).map(([id, vote], i) => {
						const story = stories[(others[i % 30] ?? 0) % stories.length]?.id ?? 0;
						return [id, later.includes(vote.award) ? { ...vote, story } : vote];
					});
					const other: Room = { ...room, votes: Object.fromEntries(votes) };
					expect(around(other)).toEqual(around(room));
					expect(viewOf(other).reveal).toEqual(viewOf(room).reveal);
				},
			),
			{ numRuns: runs(40) },
		);
	});

	it("each place appears with its step and stays", () => {
		const table = revealing(4, tied(1));
		const places: Record<string, number[]> = {};
		let before = revealOf(table);
		while (table.room.status === STATUS.preResults) {
			const reveal = revealOf(table);
			expect(reveal?.awards.slice(0, before?.awards.length)).toEqual(before?.awards);
			expect(reveal?.podium.slice(0, before?.podium.length)).toEqual(before?.podium);
			places[reveal?.step ?? ""] = reveal?.podium.map(({ place }) => place) ?? [];
			before = reveal;
			table.timeOut();
		}
		expect(places).toMatchObject({ award: [], third: [3], second: [3, 2], drum: [3, 2] });
		expect(places.winner?.at(-1)).toBe(1);
		// A player who is slower than the room goes on alone.
		expect(revealOf(table)).toEqual(before);
	});
});

describe("skipping", () => {
	it("works at once for the host, to the winner and not past it, also for a late press", () => {
		const table = revealing(4);
		table.now += 500;
		expect(skip(table, 1, [1, 2, 3, 4])).toBeNull();
		const reveal = revealOf(table);
		expect([reveal?.step, reveal?.step_at, table.room.deadline]).toEqual([
			"winner",
			table.now,
			table.now + 3000,
		]);
		const winner = offsetOf(stepsIn(table.room), stepsIn(table.room).length - 1);
		expect(table.now - (reveal?.started_at ?? 0)).toBe(winner);
		expect(reveal?.awards).toHaveLength(5);
		for (const late of [1, 2]) {
			const before = revealOf(table);
			expect(skip(table, late, [1, 2])).toBeNull();
			expect(revealOf(table)).toEqual(before);
		}
		table.timeOut();
		expect(table.room.status).toBe(STATUS.results);
		expect(skip(table, 1, [1])).toBe(REFUSALS.alreadyDone);
	});

	it("works for the others when half of the connected players want it", () => {
		const table = revealing(5);
		const connected = [1, 2, 3, 4, 5, 77];
		for (const player of [2, 2, 3]) expect(skip(table, player, connected)).toBeNull();
		expect([revealOf(table)?.skips, revealOf(table)?.step]).toEqual([[2, 3], "opening"]);
		expect(skip(table, 4, connected)).toBeNull();
		expect(revealOf(table)?.step).toBe("winner");
		// Of three who are connected, two are enough.
		const fewer = revealing(5);
		skip(fewer, 2, [1, 2, 3]);
		expect(revealOf(fewer)?.step).toBe("opening");
		skip(fewer, 3, [1, 2, 3]);
		expect(revealOf(fewer)?.step).toBe("winner");
	});

	it("is for players, and for the reveal", () => {
		const table = new Table(3, QUIET);
		table.joinAudience(11);
		table.playTo(STATUS.reacting);
		expect(skip(table, 1, [1])).toBe(REFUSALS.notNow);
		table.playPhase();
		expect(table.room.status).toBe(STATUS.preResults);
		expect(skip(table, 11, [11])).toBe(REFUSALS.playersOnly);
	});
});

describe("the host's pause", () => {
	it("stops the reveal, whose clock goes on where it stopped", () => {
		const table = revealing(4);
		table.timeOut();
		table.now += 2000;
		const seen = () => {
			const { step, started_at = 0 } = revealOf(table) ?? {};
			return [step, table.now - started_at];
		};
		expect(seen()).toEqual(["award", 3000]);
		expect(table.vip({ pause: true })).toBeNull();
		expect(table.vip({ add_minute: true })).toBe(REFUSALS.noClock);
		table.now += 60_000;
		table.ring();
		expect(table.view().paused_at).toBe(table.now - 60_000);
		expect(skip(table, 2, [1, 2])).toBe(REFUSALS.notNow);
		expect(table.vip({ pause: false })).toBeNull();
		expect(seen()).toEqual(["award", 3000]);
		expect(table.room.deadline).toBe(table.now + 4000);
	});

	it("ends when the host skips", () => {
		const table = revealing(4);
		table.vip({ pause: true });
		table.now += 60_000;
		expect(skip(table, 1, [])).toBeNull();
		expect([table.room.pause, revealOf(table)?.step]).toEqual([null, "winner"]);
		expect(table.room.deadline).toBe(table.now + 3000);
	});
});

test("after the process was away the reveal goes on where it stopped", () => {
	const table = revealing(4);
	table.timeOut();
	table.now = (table.room.deadline ?? 0) + 30_000;
	table.ring();
	expect(revealOf(table)).toMatchObject({ step: "award", step_at: table.now });
	expect(table.room.deadline).toBe(table.now + 6000);
});
