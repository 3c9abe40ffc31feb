import type { SentSettings } from "#game/sent-settings.ts";
import type { SeatAnswer } from "../../gateway/api/answers.ts";
import { ApiError } from "../api.ts";
import { newSecret } from "../device/secret.ts";
import { emptyRoom, store } from "../store.ts";
import { siteWords } from "../words/site.ts";
import { createIncoming } from "./incoming.ts";
import { outbox } from "./outbox.ts";
import { forgetSeat, formerSecret, readSeat, rememberSeat, type SeatCredentials } from "./seat.ts";
import { seatApi } from "./seat-api.ts";
import { send } from "./sending.ts";
import { openSocket, type RoomSocket } from "./socket.ts";

/** Milliseconds that leaving waits for the room's ack. */
const EXIT_TIMEOUT = 1500;
const RESYNC = JSON.stringify({ resync: true });

/** The room that this page is in. */
let current: { code: string; socket: RoomSocket } | null = null;
let entering: { code: string; done: Promise<void> } | null = null;
/** The secrets sent while joining, by room code. A second try must not take a second seat. */
const offered = new Map<string, string>();

/**
 * Enters a room with the seat kept on this device, or joins it. Rejects with an ApiError when the
 * server refuses.
 */
export function enterRoom(code: string, as: "players" | "audience" = "players"): Promise<void> {
	if (current?.code === code) return Promise.resolve();
	if (entering?.code === code) return entering.done;
	const done = findSeat(code, as).then((seat) => {
		if (entering?.done === done) connect(seat);
	});
	entering = { code, done };
	const over = () => {
		if (entering?.done === done) entering = null;
	};
	done.then(over, over);
	return done;
}

async function findSeat(code: string, as: "players" | "audience"): Promise<SeatCredentials> {
	const kept = readSeat();
	if (kept?.roomCode === code) return kept;
	return joinRoom(code, as);
}

/** Joins a room over REST and keeps the seat on this device. Rejects with an ApiError. */
export async function joinRoom(code: string, as: "players" | "audience"): Promise<SeatCredentials> {
	if (!store.profile) throw new ApiError(0, siteWords.errors.noPlayer);
	const secret = formerSecret(code) ?? offered.get(code) ?? newSecret();
	offered.set(code, secret);
	return keep(code, await seatApi.join(code, as, store.profile, secret));
}

/** Creates a room, keeps the host's seat and resolves to the code. Rejects with an ApiError. */
export async function createRoom(settings: SentSettings): Promise<string> {
	if (!store.profile) throw new ApiError(0, siteWords.errors.noPlayer);
	const { code, game_id, host } = await seatApi.create(settings, store.profile, newSecret());
	return keep(code, { ...host, game_id }).roomCode;
}

function keep(
	code: string,
	answer: Pick<SeatAnswer, "id" | "secret" | "game_id">,
): SeatCredentials {
	const seat: SeatCredentials = {
		roomCode: code,
		playerSecret: answer.secret,
		playerId: answer.id,
		gameId: answer.game_id,
	};
	rememberSeat(seat);
	return seat;
}

function connect(seat: SeatCredentials): void {
	disconnect();
	store.room.goodbye = null;
	store.room.code = seat.roomCode;
	const query = new URLSearchParams({
		player_id: String(seat.playerId),
		player_secret: seat.playerSecret,
		game_id: String(seat.gameId),
	});
	const incoming = createIncoming(() => socket.send(RESYNC), leaveFor);
	const socket = openSocket(
		`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/rooms?${query}`,
		{
			text: incoming.receive,
			opened: () => {
				incoming.restart();
				outbox.resend();
			},
			status: (status) => {
				store.room.connection = status;
				if (status === "connected") Object.assign(store.room, { elsewhere: false, error: null });
			},
			ended: () => {
				// The page itself shows the server's last message.
				if (store.room.code !== null) Object.assign(store.room, { elsewhere: true, error: null });
			},
		},
	);
	outbox.open(socket, seat);
	current = { code: seat.roomCode, socket };
}

/** Forgets the seat and shows `goodbye` at home, where the room page then goes. */
function leaveFor(goodbye: string | null): void {
	forgetSeat();
	disconnect();
	store.room.goodbye = goodbye;
}

/** Leaves the room for good and gives the seat up. */
export async function leaveRoom(): Promise<void> {
	const timeout = new Promise((resolve) => setTimeout(resolve, EXIT_TIMEOUT));
	await Promise.race([send("game/exit", {}), timeout]);
	if (current) leaveFor(null);
}

/** Closes the connection but keeps the seat, so that the player can come back. */
export function disconnect(): void {
	entering = null;
	if (!current) return;
	const { socket } = current;
	current = null;
	socket.close();
	outbox.close();
	// In place, because components subscribe to this object.
	Object.assign(store.room, emptyRoom());
}

/** Connects at once: the player asks for it, or takes the seat back from another tab. */
export const retryConnection = (): void => current?.socket.retry();

/**
 * Connects at once, or checks an open connection, because the network or the page is back.
 */
export function wakeConnection(): void {
	if (!current || store.room.elsewhere) return;
	current.socket.retry();
	current.socket.probe(RESYNC);
}
