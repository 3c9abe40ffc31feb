import type { Room } from "#game/room.ts";
import type { Db } from "../../db/connection.ts";
import { isOfKicked } from "../../db/screen-origins.ts";
import { takeScreenPlace } from "../../db/screens.ts";
import type { Bus, BusMessage } from "../bus/bus.ts";
import type { GuessGuard } from "../front/guess-guard.ts";
import { TooMany } from "../front/rate-limits.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import { type ErrorAnswer, refuse } from "../refusals.ts";
import type { Rooms } from "../room/rooms.ts";
import { goAway, refusalMessage, sendTo } from "../room/viewer.ts";
import { hashSecret, isTrue } from "../session.ts";
import type { Connection } from "./connection.ts";

/** The dependencies of a new connection that takes its seat. */
export interface SeatOptions {
	db: Db;
	bus: Bus;
	guard: GuessGuard;
	rooms: () => Rooms;
}

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/**
 * Verifies the seat of a new connection and joins it to its room. Closes the connection when the
 * seat or the room is unknown. Never rejects.
 */
export async function seatConnection(options: SeatOptions, connection: Connection): Promise<void> {
	try {
		await verifyAndJoin(options, connection);
	} catch (error) {
		if (logThrottle.allows(`seat ${connection.game}`))
			log.error({ err: error, game: connection.game }, "cannot seat a connection");
		connection.close(1012); // the client reconnects, and the failure may be over by then
	}
}

async function verifyAndJoin(
	{ db, bus, guard, rooms }: SeatOptions,
	connection: Connection,
): Promise<void> {
	const { player, screen, game, connectionNumber } = connection;
	const secret = connection.secret.toString();
	const [kind, id] = screen === null ? (["seat", player] as const) : (["screen", screen] as const);
	const proof = { secret, check: () => isTrue(db, { kind, id, game, secret }) };
	if (!(await guard.prove(connection.client, "socket", proof).catch(refusedGuess)))
		return goAway(connection, refuse(screen === null ? "noSuchSeat" : "noSuchScreen"));
	const room = await rooms().find(game);
	if (!room) return goAway(connection, refuse("over"));
	let refused = await placeRefusal(db, screen, room.live.room);
	if (refused || !room.live.admits(connection)) {
		// The seat may be newer than the known state: a publication can be late, or lost with the bus.
		const state = await room.dispatch.askAnew();
		// Codes are reused, so the engine's room with this code may be a different one.
		if (state?.id !== game) return goAway(connection, refuse("over"));
		refused = await placeRefusal(db, screen, room.live.room);
	}
	if (refused) return goAway(connection, refused);
	if (connection.closed) return;
	bus.publish({ kind: "takeover", game, player, screen, connectionNumber });
	await room.live.addViewer(connection);
	connection.room = room;
	if (connection.closed) room.live.removeViewer(connection);
}

/** Takes the place of a screen. Returns why there is none; null on success, and for a player. */
async function placeRefusal(
	db: Db,
	screen: number | null,
	room: Room,
): Promise<ErrorAnswer | null> {
	if (screen === null) return null;
	if (await isOfKicked(db, screen, room)) return refuse("kicked");
	const { screens: places } = WIRE_LIMITS;
	const place = await takeScreenPlace(db, screen, { places, hostId: room.hostId, now: Date.now() });
	if (place === "taken") return null;
	return place === "full" ? refuse("screensFull", places.most) : refuse("screensClosed");
}

/** Closes the connections of screens that are closed for good. */
export function closeScreenConnections(
	connections: Iterable<Connection>,
	{ game, screens, why }: Extract<BusMessage, { kind: "screensClosed" }>,
): void {
	const closed = new Set(screens);
	for (const connection of connections)
		if (connection.game === game && connection.screen !== null && closed.has(connection.screen))
			goAway(connection, refuse(why));
}

/** Closes the connections of a player whose secrets have ended. */
export function closeEndedKeys(
	connections: Iterable<Connection>,
	{ game, player, hashes }: Extract<BusMessage, { kind: "keysEnded" }>,
): void {
	const ended = new Set(hashes);
	for (const connection of connections)
		if (
			connection.game === game &&
			connection.player === player &&
			ended.has(hashSecret(connection.secret.toString()))
		)
			goAway(connection, refuse("seatTakenBack"));
}

/** Closes the older connections of a player or screen that has a newer connection. */
export function closeOlder(
	connections: Iterable<Connection>,
	takeover: Extract<BusMessage, { kind: "takeover" }>,
): void {
	for (const connection of connections) {
		if (
			connection.player !== takeover.player ||
			connection.screen !== (takeover.screen ?? null) ||
			connection.connectionNumber >= takeover.connectionNumber
		)
			continue;
		sendTo(connection, refusalMessage(refuse("openedElsewhere")));
		connection.close(1000);
	}
}

/** Refuses a wrong secret in the same way after too many guesses from the address. */
function refusedGuess(error: unknown): false {
	if (error instanceof TooMany) return false;
	throw error;
}
