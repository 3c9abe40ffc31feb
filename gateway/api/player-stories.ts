import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { gameOf } from "#game/room.ts";
import type { Db } from "../../db/connection.ts";
import { roomById } from "../../db/rooms.ts";
import { deleteSavedStory, type SavedRow, savedStories, savedStory, saveStory } from "../../db/saved-stories.ts";
import { hasSeat, isSecretOf } from "../../db/seats.ts";
import type { Engine } from "../engine.ts";
import type { GuessGuard } from "../flood.ts";
import { SAVED_STORIES } from "../limits.ts";
import type { PublicStory, SavedStory, SavedStoryRow } from "../protocol.ts";
import { hashSecret } from "../session.ts";
import { checked, Refused, refuseGuessing } from "./answer.ts";
import type { Callers } from "./callers.ts";
import { finishedStory } from "./finished-story.ts";

const Sent = v.strictObject({ secret: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max))) });

export interface PlayerStoryRoutes {
	db: Db;
	engine: Engine;
	guard: GuessGuard;
	callers: Callers;
	addressOf(ctx: Context): string;
}

/** The stories that accounts keep from games they were in, for longer than the games last (gameplay.md section 7). */
export function playerStoryRoutes(router: Router, { db, engine, guard, callers, addressOf }: PlayerStoryRoutes): void {
	router.get("/playerStories", async (ctx) => {
		const account = await callers.accountOf(ctx);
		ctx.body = (await savedStories(db, account.id)).map(listed);
	});
	router.get("/playerStories/:id", async (ctx) => {
		const account = await callers.accountOf(ctx);
		const found = await savedStory(db, account.id, idIn(ctx));
		if (!found) throw new Refused(404, NOT_SAVED);
		// The column holds what PUT wrote there.
		ctx.body = { ...(found.body as PublicStory), id: found.storyId, saved_at: found.savedAt } satisfies SavedStory;
	});
	router.put("/playerStories/:id", async (ctx) => {
		const account = await callers.accountOf(ctx);
		const { secret } = checked(Sent, ctx.state.body);
		const id = idIn(ctx);
		const kept = await savedStory(db, account.id, id);
		ctx.body = listed(kept ?? (await keep(ctx, account.id, id, secret)));
	});
	router.delete("/playerStories/:id", async (ctx) => {
		const account = await callers.accountOf(ctx);
		const id = idIn(ctx);
		if (!(await deleteSavedStory(db, account.id, id))) throw new Refused(404, NOT_SAVED);
		ctx.body = { id };
	});

	async function keep(ctx: Context, userId: string, id: number, secret: string | undefined): Promise<SavedRow> {
		const game = gameOf(id);
		if ((await roomById(db, game))?.closedAt) throw new Refused(404, "That room has closed, and its stories went with it");
		await demandSeat(ctx, game, userId, secret);
		const body = await finishedStory(db, engine, id);
		const row = { storyId: id, title: body.title, mature: body.mature, parts: body.parts.length, savedAt: Date.now() };
		if (await saveStory(db, userId, { ...row, body }, SAVED_STORIES)) return row;
		throw new Refused(409, `You can keep ${SAVED_STORIES} stories; delete one before you save another`);
	}

	/** Who played as a guest and signed in since shows the seat's secret. */
	async function demandSeat(ctx: Context, game: number, userId: string, secret: string | undefined): Promise<void> {
		if (await hasSeat(db, game, userId)) return;
		await refuseGuessing(guard, addressOf(ctx));
		if (secret !== undefined && (await isSecretOf(db, game, hashSecret(secret)))) return;
		await guard.failed(addressOf(ctx), "rest");
		throw new Refused(403, "Only who was in the game can save a story of it");
	}
}

const NOT_SAVED = "You have not saved that story";

function idIn(ctx: Context): number {
	const id = Number(ctx.params.id);
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
