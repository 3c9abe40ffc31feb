import type { Room } from "#game/room.ts";
import { gameView } from "#game/view/view.ts";
import type { Game } from "#game/wire/state.ts";
import type { Db } from "../../../db/connection.ts";
import { TextCache } from "../texts/text-cache.ts";

/** Returns a game as all viewers see it, with its texts and without connected players. */
export async function finishedView(db: Db, room: Room): Promise<Game> {
	const cache = new TextCache();
	const missing = cache.missing(room);
	if (missing) await cache.fetch(db, missing);
	const from = (texts: Map<number, string>) => (id: number) => texts.get(id) ?? "";
	const { texts, parts, lines, prompts } = cache;
	return gameView(room, {
		text: from(texts),
		part: from(parts),
		lines: (id) => lines.get(id),
		prompt: from(prompts),
		connected: () => false,
		typing: () => false,
	});
}
