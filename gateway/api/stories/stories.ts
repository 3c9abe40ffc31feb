import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { gameIdOf } from "#game/room.ts";
import { isTakenDown } from "../../../db/admin/story-reports.ts";
import { findShare, saveShare, shareVersion } from "../../../db/shares.ts";
import { type Kept, KeptBodies } from "../../kept-bodies.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { refuse } from "../../refusals.ts";
import { hashSecret, idIn, SECRET_HEADER } from "../../session.ts";
import { FinishedGame, SharedStory, ShortcutAnswer } from "../answers.ts";
import { Refused } from "../errors.ts";
import { routeGroup, SENT } from "../route.ts";
import {
	finishedStory,
	finishedWith,
	isAccountFor,
	isGone,
	isSecretFor,
	isSecretIn,
	latestStoryOf,
	type SentKeptGame,
	sendKept,
} from "./finished-game.ts";

const Sent = v.strictObject({ secret: v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max)) });

/**
 * Finished games, which their players can read for 24 hours, and permalinks to their stories, which
 * any visitor can open (docs/protocol.md "Stories over REST").
 */
export const storyRoutes = routeGroup(
	"Stories",
	{
		"GET /games/:id": {
			summary: "Returns a finished game to those who had a seat in it.",
			access: ["seat", "optional"],
			answer: FinishedGame,
			refuses: [403, 404, 409, 503],
		},
		"PUT /stories/:id": {
			summary: "Shares a finished story by a permalink.",
			body: Sent,
			answer: ShortcutAnswer,
			refuses: [403, 404, 409, 410],
		},
		"GET /stories/view/:shortcut": {
			summary: "Returns a shared story.",
			answer: SharedStory,
			refuses: [404, 410],
		},
		"GET /stories/view/:shortcut/picture.png": {
			summary: "Returns the picture that messengers show of a shared story.",
			answer: v.pipe(v.string(), v.description("PNG of 1200 x 630 pixels")),
			media: "image/png",
			refuses: [404, 410],
		},
	},
	(api) => {
		const { db, engine, limits, guard, callers, client, pictures } = api;
		const games = new KeptBodies<SentKeptGame>(WIRE_LIMITS.keptGames);
		const shared = new KeptBodies<Kept>(WIRE_LIMITS.keptStories);
		const drawn = new KeptBodies<Kept>(WIRE_LIMITS.keptPictures);
		/** Returns the version of a story while it is shared. */
		const demandShared = async (shortcut: string): Promise<number> => {
			const version = await shareVersion(db, shortcut, Date.now());
			if (version === null && (await isTakenDown(db, { shortcut })))
				throw new Refused(410, refuse("storyTakenDown"));
			if (version === null) throw new Refused(404, refuse("notShared"));
			return version;
		};
		const readShared = async (shortcut: string): Promise<SharedStory> => {
			// PUT /stories/:id wrote this column.
			const story = (await findShare(db, shortcut, Date.now())) as SharedStory | null;
			if (story === null) throw new Refused(404, refuse("notShared"));
			return story;
		};
		return {
			"GET /games/:id": async (ctx) => {
				let id = idIn(ctx.params.id);
				const { account } = await callers.callerOf(ctx);
				const secret = ctx.get(SECRET_HEADER);
				let reader = `secret ${hashSecret(secret)}`;
				const readsStory = async (story: number) => {
					if (await isSecretFor(api, story, secret)) return true;
					if (account) reader = `account ${account.id}`;
					return account !== null && isAccountFor(api, story, account.id);
				};
				const isReader = async () => {
					if (await isGone(db, id)) throw new Refused(404, refuse("storiesGone"));
					if (await readsStory(id)) return true;
					const room = id;
					const story = await latestStoryOf(db, engine, room);
					if (story === null && (await isSecretIn(api, room, secret)))
						throw new Refused(409, refuse("gameGoesOn"));
					id = story ?? room;
					return story !== null && readsStory(story);
				};
				const proof = { secret: account?.id ?? secret, check: isReader };
				if (!(await guard.prove(client(ctx), "rest", proof)))
					throw new Refused(403, refuse("readersOnly"));
				await limits.take("stories", client(ctx));
				// One reader may use many addresses.
				await limits.take("stories", { ...client(ctx), address: reader });
				return (await sendKept(ctx, db, games, id)) ? SENT : finishedWith(db, engine, id);
			},
			"PUT /stories/:id": async (ctx, body) => {
				const { secret } = body();
				const id = idIn(ctx.params.id);
				const check = () => isSecretFor(api, id, secret);
				if (!(await guard.prove(client(ctx), "rest", { secret, check })))
					throw new Refused(403, refuse("sharersOnly"));
				if (await isTakenDown(db, { story_id: id }))
					throw new Refused(410, refuse("storyTakenDown"));
				await limits.take("stories", client(ctx));
				const expiresAt = Date.now() + LIMITS.retention;
				const story: SharedStory = {
					...(await finishedStory(db, engine, id, (story) => isSecretFor(api, story, secret))),
					expires_at: expiresAt,
				};
				const share = { gameId: gameIdOf(id), storyId: id, body: story, expiresAt };
				return { shortcut: await saveShare(db, share) };
			},
			"GET /stories/view/:shortcut": async (ctx): Promise<typeof SENT> => {
				const shortcut = String(ctx.params.shortcut);
				const version = await demandShared(shortcut);
				await shared.send(ctx, `${shortcut} ${version}`, async () => ({
					bytes: Buffer.from(JSON.stringify(await readShared(shortcut))),
					encoding: null,
				}));
				ctx.type = "json";
				return SENT;
			},
			"GET /stories/view/:shortcut/picture.png": async (ctx): Promise<typeof SENT> => {
				const shortcut = String(ctx.params.shortcut);
				const version = await demandShared(shortcut);
				const { bytes } = await drawn.get(`${shortcut} ${version}`, async () => ({
					bytes: await pictures.of(await readShared(shortcut)),
					encoding: null,
				}));
				ctx.compress = false;
				ctx.type = "image/png";
				ctx.body = bytes;
				return SENT;
			},
		};
	},
);
