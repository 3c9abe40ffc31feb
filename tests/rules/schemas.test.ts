import { expect, test, vi } from "vitest";
import { PLAYER_ACTIONS } from "#game/actions.ts";
import { newRoom } from "#game/new-room.ts";
import { REACTION_NAMES } from "#game/points/reactions.ts";
import { SCHEMA } from "#game/room.ts";
import {
	ACTION_SINCE,
	CHOICE_SINCE,
	isKnown,
	POWER_NAMES,
	POWER_SINCE,
	REASON_SINCE,
} from "#game/schemas.ts";
import type { Settings } from "#game/settings.ts";
import { Table } from "../support/table.ts";

test("a table that lacks an action, a power or a value does not compile", () => {
	const { "line/mark": mark, ...actions } = ACTION_SINCE;
	const { overlay, ...powers } = POWER_SINCE;
	// @ts-expect-error an action is missing
	const noMark: typeof ACTION_SINCE = actions;
	// @ts-expect-error a power is missing
	const noOverlay: typeof POWER_SINCE = powers;
	const { otp, ...modes } = CHOICE_SINCE.game_mode;
	const { pace, ...choices } = CHOICE_SINCE;
	const { manners, ...reasons } = REASON_SINCE;
	// @ts-expect-error a mode is missing
	const noPair: typeof CHOICE_SINCE.game_mode = modes;
	// @ts-expect-error a setting with a choice is missing
	const noPace: typeof CHOICE_SINCE = choices;
	// @ts-expect-error a reason of a kick is missing
	const noManners: typeof REASON_SINCE = reasons;
	expect({ ...noPair, otp }).toEqual(CHOICE_SINCE.game_mode);
	expect({ ...noPace, pace }).toEqual(CHOICE_SINCE);
	expect({ ...noManners, manners }).toEqual(REASON_SINCE);
	expect({ ...noMark, "line/mark": mark }).toEqual(ACTION_SINCE);
	expect({ ...noOverlay, overlay }).toEqual(POWER_SINCE);
});

test("this build accepts every action and every power, and older builds those of their time", () => {
	// Only the name of an action or power counts here, so the bodies are none.
	const orders = POWER_NAMES.map(
		(power) => ({ type: "game/vip", body: { [power]: true } }) as never,
	);
	const body = { settings: new Table(2).room.settings, parts: [[...REACTION_NAMES.keys()]] };
	const actions = PLAYER_ACTIONS.map((type) => ({ type, body }) as never);
	for (const action of [...actions, ...orders]) expect(isKnown(action, SCHEMA)).toBe(true);
	expect(isKnown({ type: "line/mark", body: { submission: 1, sentence: 0 } }, 2)).toBe(false);
	expect(isKnown({ type: "game/vip", body: { overlay: true } }, 3)).toBe(false);
	expect(isKnown({ type: "game/vip", body: { lock_room: true } }, 1)).toBe(true);
});

const choose = (sent: Partial<Settings>) =>
	({
		type: "game/settings",
		body: { settings: { ...new Table(2).room.settings, ...sent }, prompts: null },
	}) as const;

test("a value of a setting is not known before its schema, and others of the setting are", () => {
	expect(isKnown(choose({ pace: "slow" }), 6)).toBe(false);
	expect(isKnown(choose({ pace: "slow" }), 7)).toBe(true);
	expect(isKnown(choose({ language: "ja" }), 5)).toBe(false);
	expect(isKnown(choose({}), 5)).toBe(true);
	expect(isKnown(choose({ game_mode: "of tomorrow" as never }), SCHEMA)).toBe(false);
	expect(isKnown(choose({ prompt_packs: ["basic", "of tomorrow" as never] }), SCHEMA)).toBe(false);
});

test("a new reaction has a schema, which older builds do not have, and which needs no other row", async () => {
	vi.resetModules();
	vi.doMock(import("#game/points/reactions.ts"), async (original) => {
		const today = await original();
		return { ...today, REACTION_SINCE: [...today.REACTION_SINCE, SCHEMA + 1] };
	});
	const [schemas, { migrate }] = await Promise.all([
		import("#game/schemas.ts"),
		import("#game/migrate.ts"),
	]);
	const react = (emoji: number) => {
		const body = { reaction: -1, story: 1, parts: [[], [0, emoji]] };
		return { type: "story/react" as const, body };
	};
	const emoji = REACTION_NAMES.length;
	expect(schemas.isKnown(react(emoji), SCHEMA)).toBe(false);
	expect(schemas.isKnown(react(emoji), SCHEMA + 1)).toBe(true);
	expect(schemas.isKnown(react(emoji - 1), SCHEMA)).toBe(true);
	expect(isKnown(react(emoji), SCHEMA + 1)).toBe(false);
	const { room } = new Table(2);
	expect(migrate(room)).toEqual({ ...room, schema: SCHEMA + 1 });
});

test("a build does not open a room with a setting of a newer one", () => {
	const { settings, seats } = new Table(2).room;
	const host = seats[1];
	if (!host) throw new Error("the host must have a seat");
	const input = { schema: SCHEMA, id: 7, code: "WXYZ", host, prompts: [], now: 1 };
	expect(newRoom({ ...input, settings }).settings).toEqual(settings);
	const tomorrow = { ...settings, game_mode: "of tomorrow" as never };
	expect(() => newRoom({ ...input, settings: tomorrow })).toThrow(
		`settings of a room must be of schema ${SCHEMA}`,
	);
});
