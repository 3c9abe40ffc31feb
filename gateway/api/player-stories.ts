import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { gameOf } from "#game/room.ts";
import type { Db } from "../../db/connection.ts";
import { roomById } from "../../db/rooms.ts";
import {
	deleteSavedStory,
	type SavedRow,
	savedStories,
	savedStory,
	saveStory,
} from "../../db/saved-stories.ts";
import { hasSeat, isSecretOf } from "../../db/seats.ts";
import type { Engine } from "../engine/engine.ts";
import type { Client } from "../front/client.ts";
import type { GuessGuard } from "../front/flood.ts";
import type { RateLimits } from "../front/rate-limits.ts";
import { SAVED_STORIES } from "../limits.ts";
import { hashSecret, idIn } from "../session.ts";
import type { PublicStory, SavedStory, SavedStoryRow } from "./answers.ts";
import type { Callers } from "./authentication.ts";
import { checked, Refused } from "./errors.ts";
import { finishedStory } from "./finished-story.ts";

const Sent = v.strictObject({
	secret: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max))),
});

export interface PlayerStoryRoutes {
	db: Db;
	engine: Engine;
	limits: RateLimits;
	guard: GuessGuard;
	callers: Callers;
	client(ctx: Context): Client;
}

/**
 * The stories that accounts keep from games they were in, for longer than the games last
 * (gameplay.md section 7).
 */
export function playerStoryRoutes(
	router: Router,
	{ db, engine, limits, guard, callers, client }: PlayerStoryRoutes,
): void {
	router.get("/playerStories", async (ctx) => {
		const account = await callers.accountOf(ctx);
		ctx.body = (await savedStories(db, account.id)).map(listed);
	});
	router.get("/playerStories/:id", async (ctx) => {
		const account = await callers.accountOf(ctx);
		const found = await savedStory(db, account.id, storyIn(ctx));
		if (!found) throw new Refused(404, NOT_SAVED);
		// The column holds what PUT wrote there.
		ctx.body = {
			...(found.body as PublicStory),
			id: found.storyId,
			saved_at: found.savedAt,
		} satisfies SavedStory;
	});
	router.put("/playerStories/:id", async (ctx) => {
		const account = await callers.accountOf(ctx);
		const { secret } = checked(Sent, ctx.state.body);
		const id = storyIn(ctx);
		const kept = await savedStory(db, account.id, id);
		ctx.body = listed(kept ?? (await keep(ctx, account.id, id, secret)));
	});
	router.delete("/playerStories/:id", async (ctx) => {
		const account = await callers.accountOf(ctx);
		await limits.take("changes", client(ctx));
		const id = storyIn(ctx);
		if (!(await deleteSavedStory(db, account.id, id))) throw new Refused(404, NOT_SAVED);
		ctx.body = { id };
	});

	async function keep(
		ctx: Context,
		userId: string,
		id: number,
		secret: string | undefined,
	): Promise<SavedRow> {
		const game = gameOf(id);
		if ((await roomById(db, game))?.closedAt)
			throw new Refused(404, "That room has closed, and its stories went with it");
		await demandSeat(ctx, game, userId, secret);
		await limits.take("stories", client(ctx));
		const body = await finishedStory(db, engine, id);
		const row = {
			storyId: id,
			title: body.title,
			mature: body.mature,
			parts: body.parts.length,
			savedAt: Date.now(),
		};
		if (await saveStory(db, userId, { ...row, body }, SAVED_STORIES)) return row;
		throw new Refused(
			409,
			`You can keep ${SAVED_STORIES} stories; delete one before you save another`,
		);
	}

	/** Who played as a guest and signed in since shows the seat's secret. */
	async function demandSeat(
		ctx: Context,
		game: number,
		userId: string,
		secret: string | undefined,
	): Promise<void> {
		if (await hasSeat(db, game, userId)) return;
		const isPlayer = async () => secret !== undefined && isSecretOf(db, game, hashSecret(secret));
		if (await guard.prove(client(ctx), "rest", isPlayer)) return;
		throw new Refused(403, "Only who was in the game can save a story of it");
	}
}

const NOT_SAVED = "You have not saved that story";

function storyIn(ctx: Context): number {
	const id = idIn(ctx.params.id);
	if (!Number.isSafeInteger(id)) throw new Refused(404, NOT_SAVED);
	return id;
}

const listed = ({ storyId, title, mature, parts, savedAt }: SavedRow): SavedStoryRow => ({
	id: storyId,
	title,
	mature,
	parts,
	saved_at: savedAt,
});
