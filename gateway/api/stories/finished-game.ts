import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "koa";
import { gameIdOf } from "#game/room.ts";
import { finishedGame } from "#game/selectors.ts";
import { ENGLISH, isLanguage } from "#game/settings/languages.ts";
import type { Game, WireStory } from "#game/wire/state.ts";
import type { Db } from "../../../db/connection.ts";
import {
	findFinishedGame,
	isAccountOfFinished,
	isSecretOfFinished,
	readFinishedGame,
} from "../../../db/finished-games.ts";
import { roomById } from "../../../db/rooms.ts";
import { hasSeat, isSecretOf } from "../../../db/seats.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Kept, KeptBodies } from "../../kept-bodies.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { refuse } from "../../refusals.ts";
import { finishedView } from "../../room/rest-views/finished-view.ts";
import { hashSecret } from "../../session.ts";
import type { PublicStory } from "../answers.ts";
import { Refused } from "../errors.ts";

/** A finished game as it is sent, with its stories' ids. */
export interface SentKeptGame extends Kept {
	stories: ReadonlySet<number>;
}

/** A finished game as its players saw it, and when it is removed (epoch ms). */
interface Finished {
	game: Game;
	expires_at: number;
}

const findKept = (db: Db, storyId: number) =>
	findFinishedGame(db, gameIdOf(storyId), storyId, Date.now());

/** Returns whether the game of this story is neither stored nor in an open room. */
export async function isGone(db: Db, storyId: number): Promise<boolean> {
	if (!Number.isSafeInteger(storyId) || (await findKept(db, storyId))) return false;
	return ((await roomById(db, gameIdOf(storyId)))?.closedAt ?? null) !== null;
}

/** Returns whether a secret belongs to a seat in the game of this story. */
export async function isSecretFor(db: Db, storyId: number, secret: string): Promise<boolean> {
	if (!Number.isSafeInteger(storyId)) return false;
	const kept = await findKept(db, storyId);
	const hash = hashSecret(secret);
	return kept ? isSecretOfFinished(db, kept.id, hash) : isSecretOf(db, gameIdOf(storyId), hash);
}

/** Returns whether an account had a seat in the game of this story. */
export async function isAccountFor(db: Db, storyId: number, userId: string): Promise<boolean> {
	if (!Number.isSafeInteger(storyId)) return false;
	const kept = await findKept(db, storyId);
	return kept ? isAccountOfFinished(db, kept.id, userId) : hasSeat(db, gameIdOf(storyId), userId);
}

/**
 * Returns the finished game that a story belongs to. Throws a 404 when there is none, a 409 before
 * the game is over, and a 503 while the game cannot be stored.
 */
export async function finishedWith(db: Db, engine: Engine, storyId: number): Promise<Finished> {
	const giveUp = performance.now() + WIRE_LIMITS.keepingGame;
	while (performance.now() < giveUp) {
		const finished = (await keptWith(db, storyId)) ?? (await playedWith(db, engine, storyId));
		if (finished) return finished;
		await pause(WIRE_LIMITS.betweenKept);
	}
	throw new Refused(503, refuse("notKept"));
}

/**
 * Sends the stored game that a story belongs to, which never changes. Returns false when none is
 * stored; throws a 404 for an unknown story.
 */
export async function sendKept(
	ctx: Context,
	db: Db,
	bodies: KeptBodies<SentKeptGame>,
	storyId: number,
): Promise<boolean> {
	const record = await findKept(db, storyId);
	if (!record) return false;
	const key = String(record.id);
	const make = async (): Promise<SentKeptGame> => {
		// The room's activity wrote this column.
		const game = (await readFinishedGame(db, record.id)) as Game | null;
		if (!game) throw new Refused(404, refuse("storyUnknown"));
		const finished: Finished = { game, expires_at: record.expiresAt };
		return {
			bytes: Buffer.from(JSON.stringify(finished)),
			encoding: null,
			stories: new Set(Object.keys(game.stories).map(Number)),
		};
	};
	const { stories } = await bodies.get(key, make);
	if (!stories.has(storyId)) throw new Refused(404, refuse("storyUnknown"));
	await bodies.send(ctx, key, make);
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

/** Returns a story of a finished game without the ids of its players; throws as `finishedWith`. */
export async function finishedStory(db: Db, engine: Engine, id: number): Promise<PublicStory> {
	const { game } = await finishedWith(db, engine, id);
	const story = game.stories[id];
	if (!story) throw new Refused(404, refuse("storyUnknown"));
	return publicStory(game, story);
}

/** Returns the story with names, avatars, texts and reactions, but without ids of players. */
function publicStory(
	{ players, extra, first_line: given }: Game,
	{ meta, settings, captain, characters, submissions }: WireStory,
): PublicStory {
	const spriteOf = (player: number | null) =>
		player === null ? null : (players[player]?.meta.sprite_id ?? null);
	return {
		title: meta.title ?? "",
		language: isLanguage(extra.language) ? extra.language : ENGLISH,
		mature: settings.mature,
		captain: captain && { name: captain.name, sprite_id: captain.meta.sprite_id },
		characters: Object.values(characters).map(({ name }) => name),
		...(given && { opening: given.opening }),
		parts: Object.values(submissions)
			.sort((a, b) => a.index - b.index)
			.map(({ player, player_id, content, meta: { censored, reactions = {} } }) => ({
				player,
				sprite_id: spriteOf(player_id),
				content,
				censored,
				reactions,
			})),
		...(meta.cover !== undefined && { cover: meta.cover }),
		awards: meta.awards,
		best_line: meta.best_line ?? null,
	};
}
