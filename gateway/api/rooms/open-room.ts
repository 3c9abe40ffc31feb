import { randomInt } from "node:crypto";
import { LIMITS } from "#game/limits.ts";
import { spellsBlockedWord } from "#game/names/block-list.ts";
import { newSeat } from "#game/new-room.ts";
import { type FirstLine, SCHEMA, type Seat } from "#game/room.ts";
import type { PlayPace, Settings } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import type { Db } from "../../../db/connection.ts";
import { closeRoom, openRoom } from "../../../db/rooms.ts";
import { reserveSeat } from "../../../db/seats.ts";
import { clockChanges } from "../../clock-changes.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Client } from "../../front/client.ts";
import { refuse } from "../../refusals.ts";
import { networksOf, type RoomPlaces, ServerFull } from "../../room/room-places.ts";
import { addressIn, hashDevice, hashSecret, makeSecret } from "../../session.ts";
import { Refused } from "../errors.ts";
import { newcomer, type Person } from "../person.ts";

interface Opener {
	db: Db;
	engine: Engine;
	places: RoomPlaces;
	/** Readers may react to their own parts and vote for their own stories. */
	selfReactions: boolean;
}

/** The input for a new room. */
export interface NewRoomInput {
	settings: Settings;
	/** The ids of its prompts. */
	prompts: number[];
	/** The given beginning of its story. */
	firstLine?: FirstLine;
	host: Person;
	userId: string | null;
	premium: boolean;
	/** The client that opens it. */
	client: Client;
}

/** A room that was opened, and its host's seat with the secret. */
export interface Opened {
	code: string;
	id: number;
	seat: Seat;
	secret: string;
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * Returns the function that opens a room and seats its host. It throws a 503 while the most rooms
 * of its pace are open, and TooMany when the network has its share of them.
 */
export function roomOpener({
	db,
	engine,
	places,
	selfReactions,
}: Opener): (opening: NewRoomInput) => Promise<Opened> {
	async function reserveRoom(
		now: number,
		pace: PlayPace,
		client: Client,
	): Promise<{ code: string; id: number }> {
		const networks = networksOf(client);
		const slow = pace === "slow";
		const open = async () => {
			for (;;) {
				const code = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
				if (spellsBlockedWord(code)) continue;
				const id = await openRoom(db, code, now, { slow, ...networks });
				if (id !== null) return { code, id };
			}
		};
		return places.take(pace, networks, open).catch((error: unknown) => {
			if (!(error instanceof ServerFull)) throw error;
			throw new Refused(503, refuse("serverFull"), { headers: { "Retry-After": "60" } });
		});
	}

	return async ({ settings, prompts, firstLine, host, userId, premium, client }) => {
		const now = Date.now();
		const { code, id } = await reserveRoom(now, settings.pace, client);
		const secret = secretOrNew(host.secret);
		const { playerId } = await reserveSeat(
			db,
			{
				gameId: id,
				secretHash: hashSecret(secret),
				userId,
				deviceHash: host.device === undefined ? null : hashDevice(id, host.device),
				...addressIn(id, client),
				audience: false,
			},
			now,
		);
		const player = newcomer(playerId, host, { audience: false, premium });
		try {
			const input = { schema: SCHEMA, id, code, settings, host: player, prompts, now } as const;
			await engine.startRoom({
				...input,
				selfReactions,
				...(firstLine && { firstLine }),
				...(settings.pace === "slow" && { clockChanges: clockChanges(settings.time_zone, now) }),
			});
		} catch (error) {
			await closeRoom(db, id, now); // Frees the code.
			throw error;
		}
		return { code, id, seat: newSeat(player, STATUS.lobby), secret };
	};
}

/** Returns the sent secret, or a new one when it is missing or too short. */
export const secretOrNew = (secret: string | undefined): string =>
	secret !== undefined && secret.length >= LIMITS.secretLength.min ? secret : makeSecret();
