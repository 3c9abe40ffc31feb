import type { soundWords as english } from "../../en/game/sound.ts";
import type { Words } from "../../words.ts";

/** The texts of the menu for sound and motion. */
export const soundWords: Words<typeof english> = {
	sound: "音",
	calm: "静かに",
	calmNote: "この端末では、何も跳ねず、飛ばず、息をせず、雪も降りません。",
	calmBySystem: "この端末は動きを減らす設定なので、何もひとりでには動きません。",
};
