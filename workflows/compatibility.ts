import type { PlayerAction, PlayerActionName } from "#game/actions.ts";
import { POWER_NAMES } from "#game/host.ts";
import type { PowerName } from "#game/wire/bodies.ts";

/**
 * Which builds know what. A room runs under the build that started its run, so a gateway asks here
 * before it sends. `schema` is the schema of a build (room.ts `SCHEMA`).
 */

/** The first schema whose builds know each action. */
export const ACTION_SINCE: Record<Exclude<PlayerActionName, "game/vip">, number> = {
	"game/start": 1,
	"game/again": 1,
	"game/settings": 3,
	"game/ready": 1,
	"game/ackMinor": 1,
	"game/exit": 1,
	"game/character": 1,
	"game/otpCharacter": 1,
	"story/create": 1,
	"story/submit": 1,
	"prompt/swap": 5,
	"story/title": 1,
	"story/react": 1,
	"story/vote": 1,
	"line/mark": 3,
	"reveal/skip": 3,
	"submission/censor": 1,
};

/** The first schema whose builds know each of the host's powers. */
export const POWER_SINCE: Record<PowerName, number> = {
	skip_submission: 1,
	kick_player: 1,
	let_back: 5,
	skip_player: 1,
	close_game: 1,
	confirm_censor: 1,
	pass_crown: 1,
	lock_room: 1,
	sparks: 3,
	sparks_of: 5,
	overlay: 4,
	pause: 1,
	add_minute: 1,
	play_again: 1,
	read_to: 1,
};

/** The first schema whose builds know a signal for each power; older ones take `game/vip`. */
export const POWER_SIGNALS_SINCE = 2;

type Sent = Pick<PlayerAction, "type" | "body">;

/** Returns the power of a host's order; undefined for another action. */
export const powerOf = ({ type, body }: Sent): PowerName | undefined =>
	type === "game/vip" ? POWER_NAMES.find((name) => name in body) : undefined; // an order has one power

/** Returns whether a room under a build of this schema answers an action. */
export function isKnown(action: Sent, schema: number): boolean {
	if (action.type !== "game/vip") return schema >= ACTION_SINCE[action.type];
	const power = powerOf(action);
	return power === undefined || schema >= POWER_SINCE[power];
}
