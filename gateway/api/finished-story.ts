import { gameOf, type Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { gameView } from "#game/view.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import type { Db } from "../../db/connection.ts";
import { roomById } from "../../db/rooms.ts";
import type { Engine } from "../engine/engine.ts";
import { refuse } from "../refusals.ts";
import { TextCache } from "../room/text-cache.ts";
import type { PublicStory } from "./answers.ts";
import { Refused } from "./errors.ts";

/**
 * Returns a story of a finished game without the ids of its players. Throws a 404 when there is
 * none, and a 409 before the game is over.
 */
export async function finishedStory(db: Db, engine: Engine, id: number): Promise<PublicStory> {
	const row = await roomById(db, gameOf(id));
	const room = row && (await engine.state(row.code));
	if (room?.id !== gameOf(id) || !room.stories[id]) throw new Refused(404, refuse("storyUnknown"));
	if (room.status !== STATUS.results) throw new Refused(409, refuse("gameGoesOn"));
	const game = await withTexts(db, room);
	const story = game.stories[id];
	// A removal while the texts were read makes them empty, and they must not replace a shared story.
	const gone = (await roomById(db, gameOf(id)))?.closedAt !== null;
	if (!story || gone) throw new Refused(404, refuse("storyUnknown"));
	return publicStory(game, story);
}

/** Returns the game as every viewer sees it, with its texts. */
async function withTexts(db: Db, room: Room): Promise<Game> {
	const cache = new TextCache();
	const missing = cache.missing(room);
	if (missing) await cache.fetch(db, missing);
	const from = (texts: Map<number, string>) => (id: number) => texts.get(id) ?? "";
	const { texts, parts, prompts } = cache;
	return gameView(room, {
		text: from(texts),
		part: from(parts),
		prompt: from(prompts),
		connected: () => false,
		typing: () => false,
	});
}

/** Returns the story with names, avatars and texts, but without ids of players. */
function publicStory(
	{ players }: Game,
	{ meta, settings, captain, characters, submissions }: WireStory,
): PublicStory {
	const spriteOf = (player: number | null) =>
		player === null ? null : (players[player]?.meta.sprite_id ?? null);
	return {
		title: meta.title ?? "",
		mature: settings.mature,
		captain: captain && { name: captain.name, sprite_id: captain.meta.sprite_id },
		characters: Object.values(characters).map(({ name }) => name),
		parts: Object.values(submissions)
			.sort((a, b) => a.index - b.index)
			.map(({ player, player_id, content, meta: { censored } }) => ({
				player,
				sprite_id: spriteOf(player_id),
				content,
				censored,
			})),
	};
}
