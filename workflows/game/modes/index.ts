import type { Room } from "../room.ts";
import type { GameMode, Settings } from "../settings.ts";
import { brokenTelephone } from "./broken-telephone.ts";
import { standard } from "./default.ts";
import type { Mode } from "./mode.ts";
import { otp } from "./otp.ts";
import { selfInsert } from "./self-insert.ts";
import { solo } from "./solo.ts";

const MODES = {
	default: standard,
	otp,
	self_insert: selfInsert,
	broken_telephone: brokenTelephone,
	solo_mode: solo,
} satisfies Record<GameMode, Mode>;

export const modeNamed = (name: GameMode): Mode => MODES[name];

export const modeOf = (room: Room): Mode => modeNamed(room.settings.game_mode);

/** Returns whether players name the characters of their own story, so that nothing is dealt. */
export const entersPair = (settings: Pick<Settings, "game_mode" | "self_shuffle">): boolean =>
	modeNamed(settings.game_mode).entersPair(settings);
