import { expect, test } from "vitest";
import { PLAYER_ACTIONS } from "#game/actions.ts";
import { SCHEMA } from "#game/room.ts";
import { ACTION_SINCE, isKnown, POWER_NAMES, POWER_SINCE } from "#game/schemas.ts";

test("a table that lacks an action or a power does not compile", () => {
	const { "line/mark": mark, ...actions } = ACTION_SINCE;
	const { overlay, ...powers } = POWER_SINCE;
	// @ts-expect-error an action is missing
	const noMark: typeof ACTION_SINCE = actions;
	// @ts-expect-error a power is missing
	const noOverlay: typeof POWER_SINCE = powers;
	expect({ ...noMark, "line/mark": mark }).toEqual(ACTION_SINCE);
	expect({ ...noOverlay, overlay }).toEqual(POWER_SINCE);
});

test("this build accepts every action and every power, and older builds those of their time", () => {
	// Only the name of an action or power counts here, so the bodies are none.
	const orders = POWER_NAMES.map(
		(power) => ({ type: "game/vip", body: { [power]: true } }) as never,
	);
	const actions = PLAYER_ACTIONS.map((type) => ({ type, body: {} }) as never);
	for (const action of [...actions, ...orders]) expect(isKnown(action, SCHEMA)).toBe(true);
	expect(isKnown({ type: "line/mark", body: { submission: 1, sentence: 0 } }, 2)).toBe(false);
	expect(isKnown({ type: "game/vip", body: { overlay: true } }, 3)).toBe(false);
	expect(isKnown({ type: "game/vip", body: { lock_room: true } }, 1)).toBe(true);
});
