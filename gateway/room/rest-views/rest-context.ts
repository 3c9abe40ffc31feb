import type { Room } from "#game/room.ts";
import type { ViewContext } from "#game/view/view.ts";
import type { Db } from "../../../db/connection.ts";
import { TextCache } from "../texts/text-cache.ts";

/** Returns what a view of a room over REST needs: all its texts, and no connected players. */
export async function restContext(db: Db, room: Room): Promise<ViewContext> {
	const cache = new TextCache();
	const missing = cache.missing(room);
	if (missing) await cache.fetch(db, missing);
	const from = (texts: Map<number, string>) => (id: number) => texts.get(id) ?? "";
	const { texts, parts, lines, prompts, covers } = cache;
	return {
		text: from(texts),
		part: from(parts),
		lines: (id) => lines.get(id),
		cover: (id) => covers.get(id) ?? "",
		prompt: from(prompts),
		connected: () => false,
		typing: () => false,
	};
}
