import { expect, test } from "vitest";
import { migrate, type StoredRoom, upgrade } from "#game/migrate.ts";
import { newRoom } from "#game/new-room.ts";
import { type PlayerMeta, type Room, SCHEMA } from "#game/room.ts";
import { changesOf, withChanges } from "#game/room-changes.ts";
import type { Settings } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import { Table } from "../support/table.ts";

const steps = [
	(state: Record<string, unknown>) => ({ ...state, name: `${state.first} ${state.last}` }),
	({ first, last, ...state }: Record<string, unknown>) => ({
		...state,
		letters: String(state.name).length,
	}),
];
const writing = () => new Table(2).playTo(STATUS.storyWrite);
const reading = () => new Table(3).playTo(STATUS.reacting);
const ada = { schema: 1, first: "Ada", last: "Lovelace" };

test("upgrade runs each step from the state's schema on, and does not change its input", () => {
	expect(upgrade(ada, 3, steps)).toEqual({ schema: 3, name: "Ada Lovelace", letters: 12 });
	expect(upgrade({ ...ada, schema: 2, ...{ name: "Ada" } }, 3, steps)).toEqual({
		schema: 3,
		name: "Ada",
		letters: 3,
	});
	expect(ada).toEqual({ schema: 1, first: "Ada", last: "Lovelace" });
});

test("a state of the current schema is returned as it is", () => {
	const { room } = new Table(2);
	expect(migrate(room)).toBe(room);
});

test("a state and changes of a build without a setting get its default", () => {
	const { room } = new Table(2, { audiences: false });
	const { audiences: _audiences, ...older } = room.settings;
	const settings = older as Settings;
	const stored: Room = { ...room, settings };
	expect(migrate(stored).settings).toEqual({ ...room.settings, audiences: true });
	const changes = changesOf(room, { ...room, settings: { ...settings, moderation: true } });
	expect(withChanges(room, changes)?.settings).toMatchObject({ audiences: true, moderation: true });
});

test("every schema has steps to the current one, and they keep what a state has already", () => {
	const { room } = reading();
	// No value is the default of a step.
	const odd = (things: object) =>
		Object.fromEntries(
			Object.entries(things).map(([id, thing]) => [
				id,
				Object.fromEntries(Object.keys(thing).map((key) => [key, `the ${key} of ${id}`])),
			]),
		);
	const { seats, stories, submissions } = room;
	const filled = {
		...room,
		seats: odd(seats),
		stories: odd(stories),
		submissions: odd(submissions),
	};
	for (let schema = 1; schema <= SCHEMA; schema++)
		expect(migrate({ ...filled, schema })).toEqual({ ...filled, schema: SCHEMA });
});

type Keys = Partial<Record<"room" | "settings" | "parts" | "stories", readonly string[]>>;

const without = (thing: object, keys: readonly string[] = []) =>
	Object.fromEntries(Object.entries(thing).filter(([key]) => !keys.includes(key)));
const eachWithout = (things: object, keys?: readonly string[]) =>
	Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, without(thing, keys)]));

/** Returns the room as a build of an older schema stored it, without these keys. */
const stored = (room: Room, schema: number, keys: Keys) =>
	({
		...without(room, keys.room),
		settings: without(room.settings, keys.settings),
		submissions: eachWithout(room.submissions, keys.parts),
		stories: eachWithout(room.stories, keys.stories),
		schema,
	}) as StoredRoom;

const FRENCH = new Table(2, { language: "fr" });

const ENGLISH = { settings: { ...FRENCH.room.settings, language: "en" } };

test.each<[number, string, Table, Keys, object?]>([
	[1, "a note that it is older", writing(), { room: ["runsSchema"] }, { runsSchema: 1 }],
	[1, "parts without revealed prompts", writing(), { parts: ["shown"] }],
	[2, "no marks, no reveal, and sparks", reading(), { room: ["marks", "reveal", "sparks"] }],
	[3, "no overlay", new Table(2), { room: ["overlay"] }, { overlay: false }],
	[4, "no kicked people, and sparks of all", writing(), { room: ["shownOut", "sparkless"] }],
	[4, "parts without swapped prompts", writing(), { parts: ["swapped"] }],
	[5, "English", FRENCH, { settings: ["language"] }, ENGLISH],
	[7, "no guesses", reading(), { room: ["guessing", "guesses"], settings: ["guess_authors"] }],
	[
		10,
		"guesses without a clock",
		reading(),
		{ room: ["guessRound", "timesGuesses"] },
		{ timesGuesses: false },
	],
	[8, "stories without covers", reading(), { stories: ["cover", "pen"] }],
])("a state of schema %i gets %s", (schema, _what, { room }, keys, changes) => {
	const older = stored(room, schema, keys);
	expect(JSON.stringify(older)).not.toBe(JSON.stringify({ ...room, schema }));
	expect(migrate(older)).toEqual({ ...room, ...changes });
});

test("a room that an older server opened is in English", () => {
	const { language: _language, ...settings } = FRENCH.room.settings;
	const meta: PlayerMeta = { sprite_id: 1, mature: false, accessibility2: "classic" };
	const host = { id: 1, name: "Ann", meta, audience: false, premium: false };
	const input = { schema: SCHEMA, id: 7, code: "WXYZ", host, now: 1 } as const;
	const room = newRoom({ ...input, prompts: [1], settings: settings as Settings });
	expect(room.settings.language).toBe("en");
});

test("a state of a newer schema or without a step throws an error with the number", () => {
	expect(() => migrate({ schema: SCHEMA + 1 })).toThrow(
		`schema of a room must be at most ${SCHEMA} (got ${SCHEMA + 1})`,
	);
	expect(() => upgrade(ada, 3, steps.slice(0, 1))).toThrow(
		"must have a step to the next one (got 2)",
	);
});
