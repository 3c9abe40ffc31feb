import { randomInt } from "node:crypto";
import { spellsBlockedWord } from "#game/block-list.ts";
import { LIMITS } from "#game/limits.ts";
import { newSeat, type Seat } from "#game/room.ts";
import type { Settings } from "#game/settings.ts";
import { STATUS } from "#game/status.ts";
import type { Db } from "../../db/connection.ts";
import { closeRoom, countOpenRooms, openRoom } from "../../db/rooms.ts";
import { reserveSeat } from "../../db/seats.ts";
import type { Engine } from "../engine/engine.ts";
import { hashSecret, makeSecret } from "../session.ts";
import { Refused } from "./errors.ts";
import { newcomer, type Person } from "./person.ts";

interface Opener {
	db: Db;
	engine: Engine;
	/** Rooms that may be open at once. */
	maxRooms: number;
}

/** What a room is opened with. */
export interface Opening {
	settings: Settings;
	/** Ids of the prompts it deals. */
	prompts: number[];
	host: Person;
	userId: string | null;
	premium: boolean;
}

/** An open room, and its host's seat with the secret. */
export interface Opened {
	code: string;
	id: number;
	seat: Seat;
	secret: string;
}

const FULL = "Every table is taken right now. Please try again in a while.";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Returns what opens a room and seats its host; 503 when `maxRooms` are open. */
export function roomOpener({
	db,
	engine,
	maxRooms,
}: Opener): (opening: Opening) => Promise<Opened> {
	/** Rooms that are about to be written to the database. */
	let coming = 0;

	async function reserveRoom(now: number): Promise<{ code: string; id: number }> {
		coming++;
		try {
			if ((await countOpenRooms(db)) + coming > maxRooms)
				throw new Refused(503, FULL, { headers: { "Retry-After": "60" } });
			for (;;) {
				const code = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
				if (spellsBlockedWord(code)) continue;
				const id = await openRoom(db, code, now);
				if (id !== null) return { code, id };
			}
		} finally {
			coming--;
		}
	}

	return async ({ settings, prompts, host, userId, premium }) => {
		const now = Date.now();
		const { code, id } = await reserveRoom(now);
		const secret = usable(host.secret);
		const { playerId } = await reserveSeat(
			db,
			{ gameId: id, secretHash: hashSecret(secret), userId, audience: false },
			now,
		);
		const player = newcomer(playerId, host, { audience: false, premium });
		try {
			await engine.startRoom({ schema: 1, id, code, settings, host: player, prompts, now });
		} catch (error) {
			await closeRoom(db, id, now); // the code is free again
			throw error;
		}
		return { code, id, seat: newSeat(player, STATUS.lobby), secret };
	};
}

/** Returns the secret that was sent, or a new one where none or a short one came. */
export const usable = (secret: string | undefined): string =>
	secret !== undefined && secret.length >= LIMITS.secretLength.min ? secret : makeSecret();
