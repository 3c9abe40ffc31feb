import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { gameOf } from "#game/room.ts";
import { isSecretOf } from "../../db/seats.ts";
import { findShare, saveShare } from "../../db/shares.ts";
import { refuse } from "../refusals.ts";
import { hashSecret, idIn } from "../session.ts";
import { SharedStory, ShortcutAnswer } from "./answers.ts";
import { Refused } from "./errors.ts";
import { finishedStory } from "./finished-story.ts";
import { routeGroup } from "./route.ts";

const Sent = v.strictObject({ secret: v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max)) });

/**
 * Permalinks to finished stories, which everybody can open for 24 hours
 * (docs/protocol.md "Stories over REST").
 */
export const storyRoutes = routeGroup(
	"Stories",
	{
		"PUT /stories/:id": {
			summary: "Shares a finished story by a permalink.",
			body: Sent,
			answer: ShortcutAnswer,
			refuses: [403, 404, 409],
		},
		"GET /stories/view/:shortcut": {
			summary: "Returns a shared story.",
			answer: SharedStory,
			refuses: [404],
		},
	},
	({ db, engine, limits, guard, client }) => ({
		"PUT /stories/:id": async (ctx, body) => {
			const { secret } = body();
			const id = idIn(ctx.params.id);
			const game = gameOf(id);
			const isPlayer = async () =>
				Number.isSafeInteger(game) && isSecretOf(db, game, hashSecret(secret));
			if (!(await guard.prove(client(ctx), "rest", isPlayer)))
				throw new Refused(403, refuse("sharersOnly"));
			await limits.take("stories", client(ctx));
			const expiresAt = Date.now() + LIMITS.retention;
			const story: SharedStory = {
				...(await finishedStory(db, engine, id)),
				expires_at: expiresAt,
			};
			const share = { gameId: game, storyId: id, body: story, expiresAt };
			return { shortcut: await saveShare(db, share) };
		},
		"GET /stories/view/:shortcut": async (ctx) => {
			const story = await findShare(db, String(ctx.params.shortcut), Date.now());
			if (story === null) throw new Refused(404, refuse("notShared"));
			// The column holds what PUT wrote there.
			return story as SharedStory;
		},
	}),
);
