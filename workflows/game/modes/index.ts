import type { Room } from "../room.ts";
import type { GameMode } from "../settings.ts";
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

export const modeOf = (room: Room): Mode => MODES[room.settings.game_mode];
