import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../support/table.ts";

/** Plays a game to its results; returns its statuses in order. */
function statusesOf(table: Table): number[] {
	const statuses: number[] = [table.room.status];
	table.waiting = [];
	for (let step = 0; table.room.status !== STATUS.results; step++) {
		if (step > 200) throw new Error(`stuck in status ${table.room.status}`);
		const effect = table.waiting.shift();
		if (effect) table.settle(effect);
		else table.playPhase();
		if (table.room.status !== statuses.at(-1)) statuses.push(table.room.status);
	}
	return statuses;
}

const ONE = { num_switches: 1 };

test.each<[string, SentSettings, number[]]>([
	["default", ONE, [0, 3, 8, 11, 13, 14, 16, 17, 23, 26, 27]],
	["several parts", { num_switches: 3 }, [0, 3, 8, 11, 13, 14, 13, 14, 13, 14, 16, 17, 23, 26, 27]],
	[
		"without instructions",
		{ ...ONE, show_instructions: false },
		[0, 8, 11, 13, 14, 16, 17, 23, 26, 27],
	],
	["with moderation", { ...ONE, moderation: true }, [0, 3, 8, 11, 13, 14, 16, 17, 20, 23, 26, 27]],
	["otp", { ...ONE, game_mode: "otp" }, [0, 3, 8, 13, 14, 16, 17, 23, 26, 27]],
	["self_insert", { ...ONE, game_mode: "self_insert" }, [0, 3, 8, 11, 13, 14, 16, 17, 23, 26, 27]],
	[
		"broken_telephone",
		{ ...ONE, game_mode: "broken_telephone" },
		[0, 3, 8, 11, 13, 14, 16, 17, 23, 26, 27],
	],
])("the statuses of a game: %s", (_what, settings, statuses) =>
	expect(statusesOf(new Table(3, settings))).toEqual(statuses),
);

test.each([true, false])(
	"solo has no moderation and no reading (self_shuffle %s)",
	(self_shuffle) => {
		const table = new Table(1, { ...ONE, game_mode: "solo_mode", moderation: true, self_shuffle });
		expect(statusesOf(table)).toEqual([0, 3, 8, 13, 14, 16, 17, 26, 27]);
	},
);

test("the minors phase is played if a player is under 18, but not because of the audience", () => {
	const table = new Table(2, { ...ONE, max_players: 3 });
	table.join(newcomer(8, { audience: true, mature: false }));
	expect(statusesOf(table)).not.toContain(STATUS.minors);
	const other = new Table(2, { ...ONE, max_players: 3 });
	other.join(newcomer(8, { mature: false }));
	expect(statusesOf(other)).toEqual([0, 3, 5, 8, 11, 13, 14, 16, 17, 23, 26, 27]);
});

test.each([
	[STATUS.quickStart, STATUS.postQuickStart],
	[STATUS.minors, STATUS.postMinors],
	[STATUS.characters, STATUS.postCharacters],
	[STATUS.storyCreate, STATUS.postStoryCreate],
	[STATUS.storyWrite, STATUS.postStoryWrite],
	[STATUS.storyTitle, STATUS.postStoryTitle],
	[STATUS.reacting, STATUS.postReading],
])(
	"the phase %i waits for its last player while the others have the status %i",
	(status, waiting) => {
		const table = new Table(3, ONE, 1, false).playTo(status);
		for (const player of [1, 2]) table.playTurn(player);
		expect(table.room.status).toBe(status);
		expect(table.statuses(1, 2, 3)).toEqual([waiting, waiting, status]);
		table.playTurn(3);
		expect(table.room.status).toBeGreaterThan(status);
	},
);

test("the host can end a part for all, but not in solo", () => {
	const table = new Table(2, ONE).playTo(STATUS.storyWrite);
	expect(table.vip({ skip_submission: true })).toBeNull();
	table.timeOut();
	expect(table.room.status).toBe(STATUS.storyTitle);
	const solo = new Table(1, { ...ONE, game_mode: "solo_mode" }).playTo(STATUS.storyWrite);
	expect(solo.vip({ skip_submission: true })).toBe(REFUSALS.notNow);
});
