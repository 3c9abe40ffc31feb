import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { gameOf } from "#game/room.ts";
import type { Db } from "../../db/connection.ts";
import { isSecretOf } from "../../db/seats.ts";
import { findShare, saveShare } from "../../db/shares.ts";
import type { Engine } from "../engine/engine.ts";
import type { Client } from "../front/client.ts";
import type { GuessGuard } from "../front/flood.ts";
import type { RateLimits } from "../front/rate-limits.ts";
import { hashSecret, idIn } from "../session.ts";
import type { SharedStory } from "./answers.ts";
import { checked, Refused } from "./errors.ts";
import { finishedStory } from "./finished-story.ts";

const Sent = v.strictObject({ secret: v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max)) });

export interface StoryRoutes {
	db: Db;
	engine: Engine;
	limits: RateLimits;
	guard: GuessGuard;
	client(ctx: Context): Client;
}

/**
 * Sharing a finished story by a permalink that anybody can open for 24 hours (protocol.md "REST").
 */
export function storyRoutes(
	router: Router,
	{ db, engine, limits, guard, client }: StoryRoutes,
): void {
	router.put("/stories/:id", async (ctx) => {
		const { secret } = checked(Sent, ctx.state.body);
		const id = idIn(ctx.params.id);
		const game = gameOf(id);
		const isPlayer = async () =>
			Number.isSafeInteger(game) && isSecretOf(db, game, hashSecret(secret));
		if (!(await guard.prove(client(ctx), "rest", isPlayer)))
			throw new Refused(403, "Only who played can share a story");
		await limits.take("stories", client(ctx));
		const expiresAt = Date.now() + LIMITS.retention;
		const body: SharedStory = { ...(await finishedStory(db, engine, id)), expires_at: expiresAt };
		ctx.body = { shortcut: await saveShare(db, { gameId: game, storyId: id, body, expiresAt }) };
	});
	router.get("/stories/view/:shortcut", async (ctx) => {
		const story = await findShare(db, String(ctx.params.shortcut), Date.now());
		if (story === null) throw new Refused(404, "This story is not shared any more");
		ctx.body = story;
	});
}
