import type { Game } from "#game/wire/state.ts";
import { NOBODY, sparks } from "../../room/sparks.ts";
import { betrays } from "../sparks/gathered.ts";

/**
 * Throws a sticker that is not recorded. While authors are hidden it has no name, so only this page
 * shows which one it was.
 */
export function throwSticker(game: Game, emoji: number): void {
	const sent = sparks.send({ kind: "react", emoji });
	if (sent && betrays(game, { kind: "react" }))
		sparks.receive([{ kind: "react", from: NOBODY, emoji, count: 1 }]);
}
