import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "koa";
import { gameIdOf } from "#game/room.ts";
import { finishedGame } from "#game/selectors.ts";
import type { Game } from "#game/wire/state.ts";
import { isTakenDown } from "../../../db/admin/story-reports.ts";
import type { Db } from "../../../db/connection.ts";
import {
	findFinishedGame,
	isAccountOfFinished,
	isSecretOfFinished,
	latestFinishedGame,
	readFinishedGame,
} from "../../../db/finished-games.ts";
import { roomById } from "../../../db/rooms.ts";
import { playerWith, seatsOfAccount } from "../../../db/seats.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Kept, KeptBodies } from "../../kept-bodies.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { refuse } from "../../refusals.ts";
import { finishedView } from "../../room/rest-views/finished-view.ts";
import { hashSecret } from "../../session.ts";
import type { PublicStory } from "../answers.ts";
import { Refused } from "../errors.ts";
import { earlierStories } from "./earlier-stories.ts";
import { publicStory } from "./public-story.ts";

/** A finished game as it is sent, with its stories' ids. */
export interface SentKeptGame extends Kept {
	stories: ReadonlySet<number>;
	/** The story that the game continues; null for a game that is no sequel. */
	continues: number | null;
}

/** A finished game as its players saw it, and when it is removed (epoch ms). */
interface Finished {
	game: Game;
	expires_at: number;
}

/** Returns a game without what it continues, if an admin has taken that story down. */
async function withoutTaken(db: Db, game: Game): Promise<Game> {
	const { continues, ...rest } = game;
	if (!continues || !(await isTakenDown(db, { story_id: continues.story_id }))) return game;
	return rest;
}

const findKept = (db: Db, storyId: number) =>
	findFinishedGame(db, gameIdOf(storyId), storyId, Date.now());

/** Returns whether the game of this story is neither stored nor in an open room. */
export async function isGone(db: Db, storyId: number): Promise<boolean> {
	if (!Number.isSafeInteger(storyId) || (await findKept(db, storyId))) return false;
	return ((await roomById(db, gameIdOf(storyId)))?.closedAt ?? null) !== null;
}

/**
 * Returns the first story of the latest finished game of a room, by the room's id (`game.id`); null
 * when there is none.
 */
export async function latestStoryOf(
	db: Db,
	engine: Engine,
	gameId: number,
): Promise<number | null> {
	const row = Number.isSafeInteger(gameId) ? await roomById(db, gameId) : null;
	const room = row && row.closedAt === null ? await engine.state(row.code) : null;
	const latest = room?.id === gameId ? (finishedGame(room) ?? room.lastGame) : null;
	return latest?.id ?? latestFinishedGame(db, gameId, Date.now());
}

/** What tells who may read a game: the database, and the room while the game is there. */
interface Readers {
	db: Db;
	engine: Engine;
}

/** Returns whether a secret belongs to a seat in the game of this story that was not kicked. */
export async function isSecretFor(
	readers: Readers,
	storyId: number,
	secret: string,
): Promise<boolean> {
	if (!Number.isSafeInteger(storyId)) return false;
	const kept = await findKept(readers.db, storyId);
	return kept
		? isSecretOfFinished(readers.db, kept.id, hashSecret(secret))
		: isSecretIn(readers, gameIdOf(storyId), secret);
}

/** Returns whether a secret belongs to a seat in a room's game that was not kicked. */
export async function isSecretIn(
	readers: Readers,
	gameId: number,
	secret: string,
): Promise<boolean> {
	const player = await playerWith(readers.db, gameId, hashSecret(secret));
	return player !== null && staysIn(readers, gameId, [player]);
}

/** Returns whether an account had a seat in the game of this story that was not kicked. */
export async function isAccountFor(
	readers: Readers,
	storyId: number,
	userId: string,
): Promise<boolean> {
	if (!Number.isSafeInteger(storyId)) return false;
	const { db } = readers;
	const kept = await findKept(db, storyId);
	if (kept) return isAccountOfFinished(db, kept.id, userId);
	const gameId = gameIdOf(storyId);
	return staysIn(readers, gameId, await seatsOfAccount(db, gameId, userId));
}

/** Returns whether one of these players of a room was not kicked. */
async function staysIn(
	{ db, engine }: Readers,
	gameId: number,
	players: number[],
): Promise<boolean> {
	if (players.length === 0) return false;
	const row = await roomById(db, gameId);
	const room = row && row.closedAt === null ? await engine.state(row.code) : null;
	return players.some((player) => room?.id !== gameId || !room.kicked.includes(player));
}

/**
 * Returns the finished game that a story belongs to. Throws a 404 when there is none, a 409 before
 * the game is over, and a 503 while the game cannot be stored.
 */
export async function finishedWith(db: Db, engine: Engine, storyId: number): Promise<Finished> {
	const giveUp = performance.now() + WIRE_LIMITS.keepingGame;
	while (performance.now() < giveUp) {
		const finished = (await keptWith(db, storyId)) ?? (await playedWith(db, engine, storyId));
		if (finished) return { ...finished, game: await withoutTaken(db, finished.game) };
		await pause(WIRE_LIMITS.betweenKept);
	}
	throw new Refused(503, refuse("notKept"));
}

/**
 * Sends the stored game that a story belongs to. Returns false when none is stored; throws a 404 for
 * an unknown story.
 */
export async function sendKept(
	ctx: Context,
	db: Db,
	bodies: KeptBodies<SentKeptGame>,
	storyId: number,
): Promise<boolean> {
	const record = await findKept(db, storyId);
	if (!record) return false;
	const { id, expiresAt } = record;
	const make = async (): Promise<SentKeptGame> => {
		// The room's activity wrote this column.
		const kept = (await readFinishedGame(db, id)) as Game | null;
		if (!kept) throw new Refused(404, refuse("storyUnknown"));
		const game = await withoutTaken(db, kept);
		const finished: Finished = { game, expires_at: expiresAt };
		return {
			bytes: Buffer.from(JSON.stringify(finished)),
			encoding: null,
			stories: new Set(Object.keys(game.stories).map(Number)),
			continues: kept.continues?.story_id ?? null,
		};
	};
	// The time changes when a cover is removed (removeCovers).
	const key = `${id} ${expiresAt}`;
	const { stories, continues } = await bodies.get(key, make);
	if (!stories.has(storyId)) throw new Refused(404, refuse("storyUnknown"));
	const taken = continues !== null && (await isTakenDown(db, { story_id: continues }));
	await bodies.send(ctx, taken ? `${key} alone` : key, make);
	ctx.type = "json";
	return true;
}

/** Returns the stored game that a story belongs to; null when none is stored. */
async function keptWith(db: Db, storyId: number): Promise<Finished | null> {
	const kept = await findKept(db, storyId);
	if (!kept) return null;
	// The room's activity wrote this column.
	const game = (await readFinishedGame(db, kept.id)) as Game | null;
	if (!game?.stories[storyId]) throw new Refused(404, refuse("storyUnknown"));
	return { game, expires_at: kept.expiresAt };
}

/**
 * Returns the game of a room at its results; null when the game is being stored or was stored
 * meanwhile, because the room has just started to play again.
 */
async function playedWith(db: Db, engine: Engine, storyId: number): Promise<Finished | null> {
	const row = await roomById(db, gameIdOf(storyId));
	const room = row && (await engine.state(row.code));
	const playing = room?.id === gameIdOf(storyId) ? room : null;
	if (playing?.awaiting === "keepGame" || (await findKept(db, storyId))) return null;
	if (!playing?.stories[storyId]) throw new Refused(404, refuse("storyUnknown"));
	const finished = finishedGame(playing);
	if (!finished) throw new Refused(409, refuse("gameGoesOn"));
	const game = await finishedView(db, playing);
	// Texts that were moved or removed during the read are empty, and must not replace a shared
	// story.
	if (await findKept(db, storyId)) return null;
	if ((await roomById(db, playing.id))?.closedAt !== null)
		throw new Refused(404, refuse("storyUnknown"));
	return { game, expires_at: finished.until };
}

/**
 * Returns a story of a finished game without the ids of its players, after those that it continues
 * as far as its reader may have them (earlier-stories.ts); throws as `finishedWith`.
 */
export async function finishedStory(
	db: Db,
	engine: Engine,
	id: number,
	mayRead: (storyId: number) => Promise<boolean>,
): Promise<PublicStory> {
	const { game } = await finishedWith(db, engine, id);
	const story = game.stories[id];
	if (!story) throw new Refused(404, refuse("storyUnknown"));
	const earlier = await earlierStories(game.continues, {
		isTaken: (story) => isTakenDown(db, { story_id: story }),
		mayRead,
		gameWith: async (story) => (await keptWith(db, story))?.game ?? null,
	});
	return { ...publicStory(game, story), ...(earlier.length > 0 && { earlier }) };
}
