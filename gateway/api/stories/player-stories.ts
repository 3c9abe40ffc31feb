import type { Context } from "koa";
import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import {
	deleteSavedStory,
	type SavedRow,
	savedStories,
	savedStory,
	saveStory,
} from "../../../db/saved-stories.ts";
import { SAVED_STORIES } from "../../limits/site.ts";
import { refuse } from "../../refusals.ts";
import { idIn } from "../../session.ts";
import { DeletedAnswer, type PublicStory, SavedStory, SavedStoryRow } from "../answers.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";
import { finishedStory, isAccountFor, isGone, isSecretFor } from "./finished-game.ts";

const Sent = v.strictObject({
	secret: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max))),
});

/**
 * The stories that accounts keep from their games, for longer than the games last
 * (docs/protocol.md "Accounts over REST").
 */
export const playerStoryRoutes = routeGroup(
	"Saved stories",
	{
		"GET /playerStories": {
			summary: "Returns the account's saved stories, the latest first.",
			access: ["account"],
			answer: v.array(SavedStoryRow),
		},
		"GET /playerStories/:id": {
			summary: "Returns a saved story.",
			access: ["account"],
			answer: SavedStory,
			refuses: [404],
		},
		"PUT /playerStories/:id": {
			summary: "Saves a finished story of a game that the account had a seat in.",
			access: ["account"],
			body: Sent,
			answer: SavedStoryRow,
			refuses: [403, 404, 409],
		},
		"DELETE /playerStories/:id": {
			summary: "Deletes a saved story.",
			access: ["account"],
			answer: DeletedAnswer,
			refuses: [404],
		},
	},
	(api) => {
		const { db, limits, callers, client } = api;
		return {
			"GET /playerStories": async (ctx) => {
				const account = await callers.accountOf(ctx);
				return (await savedStories(db, account.id)).map(rowOf);
			},
			"GET /playerStories/:id": async (ctx) => {
				const account = await callers.accountOf(ctx);
				const found = await savedStory(db, account.id, storyIdIn(ctx));
				if (!found) throw new Refused(404, refuse("notSaved"));
				// PUT wrote this column.
				return {
					...(found.body as PublicStory),
					id: found.storyId,
					saved_at: found.savedAt,
				};
			},
			"PUT /playerStories/:id": async (ctx, body) => {
				const account = await callers.accountOf(ctx);
				const { secret } = body();
				const id = storyIdIn(ctx);
				const saved = await savedStory(db, account.id, id);
				return rowOf(saved ?? (await save(api, ctx, { userId: account.id, id, secret })));
			},
			"DELETE /playerStories/:id": async (ctx) => {
				const account = await callers.accountOf(ctx);
				await limits.take("changes", client(ctx));
				const id = storyIdIn(ctx);
				if (!(await deleteSavedStory(db, account.id, id)))
					throw new Refused(404, refuse("notSaved"));
				return { id };
			},
		};
	},
);

interface Asked {
	userId: string;
	/** The story's id. */
	id: number;
	secret: string | undefined;
}

async function save(api: ApiContext, ctx: Context, asked: Asked): Promise<SavedRow> {
	const { db, engine, limits, client } = api;
	const { userId, id } = asked;
	if (await isGone(db, id)) throw new Refused(404, refuse("storiesGone"));
	await demandSeat(api, ctx, asked);
	await limits.take("stories", client(ctx));
	const body = await finishedStory(db, engine, id, (story) =>
		hadSeat(api, { ...asked, id: story }),
	);
	const row = {
		storyId: id,
		title: body.title,
		mature: body.mature,
		parts: body.parts.length,
		savedAt: Date.now(),
	};
	if (await saveStory(db, userId, { ...row, body }, SAVED_STORIES)) return row;
	throw new Refused(409, refuse("tooManyStories", SAVED_STORIES));
}

/** Returns whether the caller had a seat in the game of a story. */
const hadSeat = async (api: ApiContext, { userId, id, secret }: Asked): Promise<boolean> =>
	(await isAccountFor(api, id, userId)) ||
	(secret !== undefined && (await isSecretFor(api, id, secret)));

/** Checks the secret of a seat, because an account that played as a guest proves its seat by it. */
async function demandSeat(
	api: ApiContext,
	ctx: Context,
	{ userId, id, secret }: Asked,
): Promise<void> {
	const { guard, client } = api;
	if (await isAccountFor(api, id, userId)) return;
	const check = async () => secret !== undefined && isSecretFor(api, id, secret);
	if (await guard.prove(client(ctx), "rest", { secret: secret ?? "", check })) return;
	throw new Refused(403, refuse("saversOnly"));
}

function storyIdIn(ctx: Context): number {
	const id = idIn(ctx.params.id);
	if (!Number.isSafeInteger(id)) throw new Refused(404, refuse("notSaved"));
	return id;
}

const rowOf = ({ storyId, title, mature, parts, savedAt }: SavedRow): SavedStoryRow => ({
	id: storyId,
	title,
	mature,
	parts,
	saved_at: savedAt,
});
