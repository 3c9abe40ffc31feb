import type { PlayPace } from "#game/settings.ts";
import type { Db } from "../../db/connection.ts";
import { countOpenRooms, markSlow, paceOfRoom, type RoomNetworks } from "../../db/rooms.ts";
import { type Client, isInside, widerNetworks } from "../front/client.ts";
import { type RateLimits, TooMany } from "../front/rate-limits.ts";
import { NETWORK_SHARE, RATE_LIMITS } from "../limits/rates.ts";
import { type ErrorAnswer, refuse } from "../refusals.ts";
import { hashSecret } from "../session.ts";

/** Thrown when as many rooms of a pace are open as may be. */
export class ServerFull extends Error {}

/**
 * Returns the networks to which a client's rooms count. A private address has none, because all
 * people in a house or behind one proxy may have the same.
 */
export function networksOf({ address, free }: Client): RoomNetworks {
	if (free || isInside(address)) return { network: null, wide: null };
	const [household, site] = widerNetworks(address);
	return {
		network: hashSecret(`network ${household ?? address}`),
		wide: site === undefined ? null : hashSecret(`network ${site}`),
	};
}

type Place = { pace: PlayPace } & RoomNetworks;

/** Counts the open rooms of each pace, in all and by the network that opened them. */
export class RoomPlaces {
	/** The places that are taken and not yet in the database. */
	private readonly reserved = new Set<Place>();
	private readonly db: Db;
	private readonly most: Record<PlayPace, number>;

	/** At most `most` rooms of each pace may be open at once. */
	constructor(db: Db, most: Record<PlayPace, number>) {
		this.db = db;
		this.most = most;
	}

	/**
	 * Takes a place by work that stores the room. Throws ServerFull when none is free, and TooMany when
	 * the network has its share.
	 */
	async take<T>(pace: PlayPace, from: RoomNetworks, work: () => Promise<T>): Promise<T> {
		const place = { pace, ...from };
		this.reserved.add(place);
		try {
			const most = this.most[pace];
			if ((await this.countUpTo(place)) > most) throw new ServerFull();
			const share = Math.max(NETWORK_SHARE.least, Math.ceil(most * NETWORK_SHARE.part));
			for (const [column, times] of [
				["network", 1],
				["wide", NETWORK_SHARE.wide],
			] as const) {
				const hash = from[column];
				if (hash !== null && (await this.countUpTo(place, { [column]: hash })) > share * times)
					throw new TooMany("rooms", RATE_LIMITS.rooms.seconds);
			}
			return await work();
		} finally {
			this.reserved.delete(place);
		}
	}

	/**
	 * Counts the open rooms of a place's pace with those that are being opened, up to this one, so that
	 * of many at once the first ones get the last places.
	 */
	private async countUpTo(last: Place, from: Partial<RoomNetworks> = {}): Promise<number> {
		const reserved = [...this.reserved];
		const waiting = reserved
			.slice(0, reserved.indexOf(last) + 1)
			.filter((place) => place.pace === last.pace)
			.filter((place) => from.network === undefined || place.network === from.network)
			.filter((place) => from.wide === undefined || place.wide === from.wide);
		return (await countOpenRooms(this.db, last.pace === "slow", from)) + waiting.length;
	}
}

/** Changes the pace of a room. Returns why that is not possible; null when it is. */
export type PaceChange = (
	game: number,
	pace: PlayPace,
	client: Client,
) => Promise<ErrorAnswer | null>;

/**
 * Returns the change of a room's pace, which is limited like opening a room of that pace, because it
 * has the same effect. A change back frees the place.
 */
export function paceChange(db: Db, limits: RateLimits, places: RoomPlaces): PaceChange {
	return async (game, pace, client) => {
		const room = await paceOfRoom(db, game);
		const slow = pace === "slow";
		if (!room || room.slow === slow) return null;
		const change = () => places.take(pace, room, () => markSlow(db, game, slow));
		try {
			await (slow ? limits.during("slowRooms", client, change) : change());
			return null;
		} catch (error) {
			if (error instanceof TooMany) return error.refusal;
			if (error instanceof ServerFull) return refuse("serverFull");
			throw error;
		}
	};
}
