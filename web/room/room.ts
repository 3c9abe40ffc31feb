import type { SentSettings } from "#game/sent-settings.ts";
import { STATUS } from "#game/status.ts";
import type { ServerMessage } from "../../gateway/protocol.ts";
import { ApiError, api, type SeatAnswer } from "../api.ts";
import { emptyRoom, store } from "../store.ts";
import { siteWords } from "../words/site.ts";
import { learnServerTime, serverNow } from "./clock.ts";
import { applyMessage, type Progress, readMessage } from "./incoming.ts";
import { ActionError, createOutbox } from "./outbox.ts";
import { forgetSeat, formerSecret, newSecret, readSeat, rememberSeat, type Seat } from "./seat.ts";
import { openSocket, type RoomSocket } from "./socket.ts";

export { serverNow };

/** How long leaving waits for the room to hear of it; ms. */
const FAREWELL = 1500;
const RESYNC = JSON.stringify({ resync: true });

interface Stay {
	seat: Seat;
	socket: RoomSocket;
	progress: Progress;
}

let stay: Stay | null = null;
let entering: { code: string; done: Promise<void> } | null = null;
/** Secrets offered while joining, by code: a second try must not take a second seat. */
const offered = new Map<string, string>();

const outbox = createOutbox((id, action, body) => {
	if (!stay) return;
	const { gameId, playerId, playerSecret } = stay.seat;
	stay.socket.send(
		JSON.stringify({
			...body,
			id,
			game_id: gameId,
			player_id: playerId,
			player_secret: playerSecret,
			player_action: action,
		}),
	);
});

/** Sends an action; resolves when the room has it for good, rejects with an ActionError. */
export const post = (action: string, body: object): Promise<void> =>
	stay
		? outbox.post(action, body)
		: Promise.reject(new ActionError("gone", siteWords.errors.notInRoom));

/** Sends an action as `post` does, and shows in the footer why it failed. */
export async function act(action: string, body: object = {}): Promise<void> {
	try {
		await post(action, body);
	} catch (error) {
		if (error instanceof ActionError && error.kind !== "gone") store.room.error = error.message;
		throw error;
	}
}

/**
 * Enters a room: with the seat kept on this device, else by joining. Rejects with an ApiError when
 * the room says no.
 */
export function enterRoom(code: string, as: "players" | "audience" = "players"): Promise<void> {
	if (stay?.seat.roomCode === code) return Promise.resolve();
	if (entering?.code === code) return entering.done;
	const done = findSeat(code, as).then((seat) => {
		if (entering?.done === done) sitDown(seat);
	});
	entering = { code, done };
	const over = () => {
		if (entering?.done === done) entering = null;
	};
	done.then(over, over);
	return done;
}

async function findSeat(code: string, as: "players" | "audience"): Promise<Seat> {
	const kept = readSeat();
	if (kept?.roomCode === code) return kept;
	return joinRoom(code, as);
}

/** Takes a seat by the REST call and keeps it on this device. */
export async function joinRoom(code: string, as: "players" | "audience"): Promise<Seat> {
	if (!store.profile) throw new ApiError(0, siteWords.errors.noPlayer);
	const secret = formerSecret(code) ?? offered.get(code) ?? newSecret();
	offered.set(code, secret);
	return keep(code, await api.join(code, as, store.profile, secret));
}

/** Creates a room, keeps its host's seat and answers its code. */
export async function createRoom(settings: SentSettings): Promise<string> {
	if (!store.profile) throw new ApiError(0, siteWords.errors.noPlayer);
	const { code, game_id, host } = await api.create(settings, store.profile, newSecret());
	return keep(code, { ...host, game_id }).roomCode;
}

function keep(code: string, answer: SeatAnswer): Seat {
	const seat: Seat = {
		roomCode: code,
		playerSecret: answer.secret,
		playerId: answer.id,
		gameId: answer.game_id,
	};
	rememberSeat(seat);
	return seat;
}

function sitDown(seat: Seat): void {
	stepAway();
	const progress: Progress = { seq: null, waiting: false };
	store.room.goodbye = null;
	store.room.code = seat.roomCode;
	const query = new URLSearchParams({
		player_id: String(seat.playerId),
		player_secret: seat.playerSecret,
		game_id: String(seat.gameId),
	});
	const socket = openSocket(
		`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/rooms?${query}`,
		{
			text: receive,
			opened: () => {
				progress.seq = null;
				progress.waiting = false;
				outbox.resend();
			},
			status: (status) => {
				store.room.connection = status;
				if (status === "connected") Object.assign(store.room, { elsewhere: false, error: null });
			},
			ended: () => {
				// What the server said last is what the page itself says now.
				if (store.room.code !== null) Object.assign(store.room, { elsewhere: true, error: null });
			},
		},
	);
	stay = { seat, socket, progress };
}

function receive(text: string): void {
	const message = readMessage(text);
	if (!message) {
		store.room.error = siteWords.errors.badMessage;
		return;
	}
	if (typeof message.now === "number") learnServerTime(message.now);
	if (!message.goaway) take(message);
	const { game, player } = store.room;
	const over =
		message.goaway || game?.status === STATUS.invalid || player?.status === STATUS.invalid;
	if (over) leaveFor(message.error ?? siteWords.goodbye);
}

function take(message: ServerMessage): void {
	const before = store.room.game?.status;
	if (stay && applyMessage(store.room, stay.progress, message) === "resync")
		stay.socket.send(RESYNC);
	if (message.ack !== undefined || store.room.game?.status !== before) store.room.error = null;
	if (typeof message.ack === "string") outbox.acknowledge(message.ack);
	if (message.error === undefined) return;
	if (message.id === undefined) store.room.error = message.error;
	else outbox.refuse(message.id, message.error, message.code);
}

/**
 * The room let go of this player: forget the seat; the room page sees that there is no room and
 * goes home.
 */
function leaveFor(goodbye: string | null): void {
	forgetSeat();
	stepAway();
	store.room.goodbye = goodbye;
}

/** Leaves the room for good: the seat is given up. */
export async function leaveRoom(): Promise<void> {
	const heard = act("game/exit").catch(() => undefined);
	await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, FAREWELL))]);
	if (stay) leaveFor(null);
}

/** Closes the line but keeps the seat, for coming back. */
export function stepAway(): void {
	entering = null;
	if (!stay) return;
	const { socket } = stay;
	stay = null;
	socket.close();
	outbox.close(siteWords.errors.notInRoom);
	// In place: whoever watches the room watches this object.
	Object.assign(store.room, emptyRoom());
}

/** Dials anew: the player asks, or takes the seat back from another tab. */
export const retryConnection = (): void => stay?.socket.retry();

/**
 * The network or the page is back: start the schedule over, and ask an open line whether it is
 * alive.
 */
export function wakeConnection(): void {
	if (!stay || store.room.elsewhere) return;
	stay.socket.retry();
	stay.socket.probe(RESYNC);
}
