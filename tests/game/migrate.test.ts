import { expect, test } from "vitest";
import { migrate, type StoredRoom, upgrade } from "#game/migrate.ts";
import { newRoom } from "#game/new-room.ts";
import { type PlayerMeta, type RoomInput, SCHEMA } from "#game/room.ts";
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

test("every schema has steps to the current one", () => {
	for (let schema = 1; schema <= SCHEMA; schema++)
		expect(migrate({ ...new Table(2).room, schema }).schema).toBe(SCHEMA);
});

test("a state that an older build sent says so, and has every part's new keys", () => {
	const { room } = new Table(2).playTo(STATUS.storyWrite);
	const { runsSchema, ...older } = room;
	const submissions = Object.fromEntries(
		Object.entries(room.submissions).map(([id, { shown, ...part }]) => [id, part]),
	);
	const state = { ...older, submissions, schema: 1 };
	expect([room.runsSchema, migrate(state).runsSchema]).toEqual([SCHEMA, 1]);
	expect(migrate(state).submissions).toEqual(room.submissions);
});

test("a state of schema 2 has no marks and no reveal, and lets people send sparks", () => {
	const { marks, reveal, sparks, ...older } = new Table(2).playTo(STATUS.reacting).room;
	expect(migrate({ ...older, schema: 2 })).toMatchObject({ marks: {}, reveal: null, sparks: true });
});

test("a state of schema 3 keeps the overlay off in a room for adults", () => {
	const { overlay, ...older } = new Table(2).room;
	expect(migrate({ ...older, schema: 3 })).toMatchObject({ overlay: false });
});

test("a state of schema 4 has nobody who can be let back in, everybody's sparks, and no swapped prompts", () => {
	const { shownOut, sparkless, ...older } = new Table(2).playTo(STATUS.storyWrite).room;
	const submissions = Object.fromEntries(
		Object.entries(older.submissions).map(([id, { swapped, ...part }]) => [id, part]),
	);
	const state = { ...older, submissions, schema: 4 };
	expect(migrate(state)).toMatchObject({
		shownOut: [],
		sparkless: [],
		submissions: older.submissions,
	});
});

test("a state of schema 5 is in English, and so is a room that an older server opened", () => {
	const { room } = new Table(2, { language: "fr" });
	const { language, ...settings } = room.settings;
	const older = { ...room, settings, schema: 5 };
	expect([language, migrate(older).settings.language]).toEqual(["fr", "en"]);
	const meta: PlayerMeta = { sprite_id: 1, mature: false, accessibility2: "classic" };
	const host = { id: 1, name: "Ann", meta, audience: false, premium: false };
	const input = {
		schema: SCHEMA,
		id: 7,
		code: "WXYZ",
		host,
		prompts: [1],
		now: 1,
	} satisfies Partial<RoomInput>;
	expect(newRoom({ ...input, settings: settings as Settings }).settings.language).toBe("en");
});

test("a state of schema 7 has no authors to guess", () => {
	const { guessing, guesses, ...older } = new Table(3).playTo(STATUS.reacting).room;
	const { guess_authors, ...settings } = older.settings;
	const state = { ...older, settings, schema: 7 };
	expect([guessing, guesses, guess_authors]).toEqual([null, {}, false]);
	expect(migrate(state)).toMatchObject({
		guessing: null,
		guesses: {},
		settings: { guess_authors: false },
	});
});

test("the stories of schema 8 have no covers", () => {
	const { room } = new Table(2).playTo(STATUS.reacting);
	const stories = Object.fromEntries(
		Object.values(room.stories).map(({ cover, pen, ...story }) => [story.id, story]),
	);
	expect(Object.values(stories).some((story) => "cover" in story)).toBe(false);
	expect(migrate({ ...room, stories, schema: 8 } as StoredRoom).stories).toEqual(room.stories);
});

test("a state of a newer schema or without a step throws an error with the number", () => {
	expect(() => migrate({ schema: SCHEMA + 1 })).toThrow(
		`schema of a room must be at most ${SCHEMA} (got ${SCHEMA + 1})`,
	);
	expect(() => upgrade(ada, 3, steps.slice(0, 1))).toThrow(
		"must have a step to the next one (got 2)",
	);
});
