import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { gameOf, type Room } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { gameView } from "#game/view.ts";
import type { Db } from "../../db/connection.ts";
import { roomById } from "../../db/rooms.ts";
import { isSecretOf } from "../../db/seats.ts";
import { findShare, saveShare } from "../../db/shares.ts";
import type { Engine } from "../engine.ts";
import type { GuessGuard } from "../flood.ts";
import { Library } from "../library.ts";
import type { PublicStory, WireStory } from "../protocol.ts";
import { hashSecret } from "../session.ts";
import { checked, Refused, refuseGuessing } from "./answer.ts";

const Sent = v.strictObject({ secret: v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max)) });

export interface StoryRoutes {
	db: Db;
	engine: Engine;
	guard: GuessGuard;
	addressOf(ctx: Context): string;
}

/** Sharing a finished story by a permalink that anybody can open for 24 hours (protocol.md "REST"). */
export function storyRoutes(router: Router, { db, engine, guard, addressOf }: StoryRoutes): void {
	router.put("/stories/:id", async (ctx) => {
		const { secret } = checked(Sent, ctx.state.body);
		await refuseGuessing(guard, addressOf(ctx));
		const id = Number(ctx.params.id);
		const game = gameOf(id);
		if (!(await isSecretOf(db, game, hashSecret(secret)))) {
			await guard.failed(addressOf(ctx), "rest");
			throw new Refused(403, "Only who played can share a story");
		}
		const row = await roomById(db, game);
		const room = row && (await engine.state(row.code));
		if (room?.id !== game || !room.stories[id]) throw new Refused(404, "There is no such story");
		if (room.status !== STATUS.results) throw new Refused(409, "A story can be shared when the game is over");
		const story = (await finished(db, room)).stories[id];
		if (!story) throw new Refused(404, "There is no such story");
		const expiresAt = Date.now() + LIMITS.retention;
		ctx.body = { shortcut: await saveShare(db, { gameId: game, storyId: id, body: publicStory(story, expiresAt), expiresAt }) };
	});
	router.get("/stories/view/:shortcut", async (ctx) => {
		const story = await findShare(db, String(ctx.params.shortcut), Date.now());
		if (story === null) throw new Refused(404, "This story is not shared any more");
		ctx.body = story;
	});
}

/** The game as everybody sees it, with its texts. */
async function finished(db: Db, room: Room) {
	const library = new Library();
	const missing = library.missing(room);
	if (missing) await library.fetch(db, missing);
	const from = (texts: Map<number, string>) => (id: number) => texts.get(id) ?? "";
	const { texts, parts, prompts } = library;
	return gameView(room, { text: from(texts), part: from(parts), prompt: from(prompts), connected: () => false, typing: () => false });
}

/** What a stranger may read of a story: names and texts, no ids of players. */
function publicStory({ meta, settings, captain, characters, submissions }: WireStory, expires_at: number): PublicStory {
	return {
		title: meta.title ?? "",
		mature: settings.mature,
		captain: captain && { name: captain.name, sprite_id: captain.meta.sprite_id },
		characters: Object.values(characters).map(({ name }) => name),
		parts: Object.values(submissions)
			.sort((a, b) => a.index - b.index)
			.map(({ player, content, meta: { censored } }) => ({ player, content, censored })),
		expires_at,
	};
}
