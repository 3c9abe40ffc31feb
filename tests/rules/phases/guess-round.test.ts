import { expect, test } from "vitest";
import { alarmsOf } from "#game/features/index.ts";
import { guessedParts } from "#game/guess/guessing.ts";
import { REFUSALS } from "#game/refusals.ts";
import type { SentSettings } from "#game/settings/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import { stageView } from "#game/view/view-stage.ts";
import { existing, Table } from "../../support/table.ts";

const FAN = 9;
const MINUTE = 60_000;

/** Returns a game of four players and a fan whose host has led everybody on to the awards. */
function ledOn(sent: SentSettings = {}, prepare?: (table: Table) => void): Table {
	const table = new Table(4, { guess_authors: true, read_together: true, ...sent });
	if (sent.audiences !== false) table.joinAudience(FAN);
	prepare?.(table);
	table.playTo(STATUS.reacting);
	leadOn(table);
	return table;
}

function leadOn(table: Table): void {
	const story = existing(table.stories.at(-1)?.id);
	const part = table.parts(story).length - 1;
	expect(table.vip({ read_to: { story_id: story, part } })).toBeNull();
	expect(table.view().guessing?.in).toBeUndefined();
	expect(table.vip({ read_to: { story_id: story, part, ended: true } })).toBeNull();
}

const finish = (table: Table, player: number) => table.does(player, "guess/done", {});
const clockAt = (table: Table, now: number) => {
	table.now = now;
	table.try({ type: "clock" });
};
const endOf = (table: Table) => existing(table.view().guessing?.ends);

/** Lets the first player who may name somebody for the first part. */
const guess = (table: Table) => {
	const [part] = guessedParts(table.room);
	const reader = existing(table.players.find((player) => player !== part?.player));
	const writer = existing(table.players.find((player) => player !== reader));
	return table.does(reader, "story/guess", { submission: existing(part?.id), writer });
};

test("a room that reads together guesses for a minute, and then its guesses stay as they are", () => {
	const table = ledOn();
	expect(endOf(table)).toBe(table.now + MINUTE);
	expect(alarmsOf(table.room)).toEqual([endOf(table)]);
	expect(guess(table)).toBeNull();
	const guesses = table.room.guesses;
	clockAt(table, endOf(table));
	expect(table.view().guessing?.over).toBe(true);
	expect([guess(table), table.room.guesses]).toEqual([REFUSALS.notNow, guesses]);
	expect([table.room.status, alarmsOf(table.room)]).toEqual([STATUS.reacting, []]);
	table.playTo(STATUS.results);
	table.vip({ play_again: true });
	expect(table.room.guessRound).toBeNull();
});

test("everybody can say that they are done, whichever parts they wrote, and the last player ends it", () => {
	const table = ledOn();
	for (const player of [...table.players.slice(1), FAN, FAN])
		expect(finish(table, player)).toBeNull();
	expect(table.view().guessing).toMatchObject({ in: [2, 3, 4, FAN] });
	expect(table.view().guessing?.over).toBeUndefined();
	expect(guess(table)).toBeNull();
	finish(table, 1);
	expect(table.view().guessing?.over).toBe(true);
});

test("the guesses do not wait for a player who has left or was skipped", () => {
	const table = ledOn();
	finish(table, 1);
	table.vip({ skip_player: 2 });
	table.does(3, "game/exit", { heirs: [] });
	expect(table.view().guessing?.over).toBeUndefined();
	table.does(4, "game/exit", { heirs: [] });
	expect(table.view().guessing?.over).toBe(true);
});

test("the host can stop and lengthen the clock of the guesses", () => {
	const table = ledOn();
	const end = endOf(table);
	table.vip({ add_minute: true });
	expect(endOf(table)).toBe(end + MINUTE);
	table.now += 10_000;
	table.vip({ pause: true });
	expect(alarmsOf(table.room)).toEqual([]);
	clockAt(table, end + 2 * MINUTE);
	expect(guess(table)).toBeNull();
	table.vip({ pause: false });
	expect(endOf(table)).toBe(table.now + 2 * MINUTE - 10_000);
});

test("without a timer the guesses end with the last player", () => {
	const table = ledOn({ write_duration: 0 });
	expect(table.view().guessing).toEqual(expect.not.objectContaining({ ends: expect.anything() }));
	expect([table.view().guessing?.in, alarmsOf(table.room)]).toEqual([[], []]);
	for (const player of table.players) finish(table, player);
	expect(table.view().guessing?.over).toBe(true);
});

test("readers at their own pace, and rooms that an older server opened, guess until the vote is over", () => {
	const apart = new Table(4, { guess_authors: true }).playTo(STATUS.reacting);
	expect([finish(apart, 1), guess(apart)]).toEqual([REFUSALS.notNow, null]);
	const older = ledOn({}, (table) => {
		table.room = { ...table.room, timesGuesses: false };
	});
	expect(older.view().guessing?.in).toBeUndefined();
	expect([finish(older, 1), alarmsOf(older.room)]).toEqual([REFUSALS.notNow, []]);
});

test("the screens of a room without an audience get the guessed parts while the room guesses", () => {
	const table = ledOn({ audiences: false });
	const texts = () =>
		Object.values(stageView(table.view()).stories).flatMap(({ submissions }) =>
			Object.values(submissions).flatMap(({ id, content }) => (content === "" ? [] : [id])),
		);
	expect(texts()).toEqual(guessedParts(table.room).map(({ id }) => id));
	clockAt(table, endOf(table));
	expect(texts()).toEqual([]);
});
