import { roomWords } from "#words/game/room.ts";
import { siteWords } from "#words/site/site.ts";
import type { ServerMessage } from "../../gateway/protocol.ts";
import { ApiError } from "../api.ts";
import { keepProfile } from "../device/profile.ts";
import { deviceStorage } from "../device/storage.ts";
import { emptyRoom, type Profile, store } from "../store.ts";
import { noteAnswers } from "./answers.ts";
import { connectTo, type RoomConnection } from "./connection/connect.ts";
import { connectionOf, hasNetwork, type Signs } from "./connection/connection-state.ts";
import { forgetSaved } from "./drafts.ts";
import { outbox } from "./outbox.ts";
import { stayWithLastGame } from "./seats/last-game.ts";
import { giveUpSeat, type SeatCredentials } from "./seats/seat.ts";
import type { Side } from "./seats/seat-api.ts";
import { seatKeeper } from "./seats/seat-keeper.ts";
import { findSeat, takeSeat } from "./seats/take-seat.ts";
import { skipOldNews } from "./seen-news.ts";
import { send } from "./sending.ts";
import { sparks } from "./sparks.ts";

/** Updates the facts about the connection. */
type Note = (news: Partial<Signs>) => void;

/** Milliseconds that leaving waits for the room's ack. */
const EXIT_TIMEOUT = 1500;

/** Milliseconds in which messages may still come that were on their way when the network went. */
const ON_THE_WAY = 500;

/** The room that this page is in. */
let current: { code: string; socket: RoomConnection; note: Note } | null = null;
let entering: { code: string; done: Promise<void> } | null = null;
/** The goodbye codes of a room that is over. */
const OVER: readonly ServerMessage["code"][] = [
	"over",
	"closedByHost",
	"closedIdle",
	"closedEmpty",
	"contentRemoved",
];

/**
 * Enters a room with the seat kept on this device, or joins it. Rejects with an ApiError when the
 * server refuses.
 */
export function enterRoom(code: string, as: Side = "players"): Promise<void> {
	if (current?.code === code) return Promise.resolve();
	if (entering?.code === code) return entering.done;
	const done = findSeat(code, as).then((seat) => {
		if (entering?.done === done) connect(seat);
		// A lasting table of this device learns that the seat is that of a member.
		if (deviceStorage.getItem("tables"))
			void import("./seats/lasting-tables.ts").then(({ ownTables }) => ownTables()).catch(() => {});
	});
	entering = { code, done };
	const over = () => {
		if (entering?.done === done) entering = null;
	};
	done.then(over, over);
	return done;
}

/**
 * Changes this player's seat in the lobby, and the profile of this device with it. Rejects with an
 * ApiError, and then changes nothing.
 */
export async function changeSeat(profile: Profile, as: Side): Promise<void> {
	if (!current) throw new ApiError(0, siteWords.errors.notInRoom);
	await takeSeat(current.code, as, profile, "change");
	store.profile = profile;
	keepProfile(profile);
}

function connect(seat: SeatCredentials): void {
	disconnect();
	store.room.goodbye = null;
	store.room.code = seat.roomCode;
	const credentials = {
		player_id: String(seat.playerId),
		player_secret: seat.playerSecret,
		game_id: String(seat.gameId),
	};
	const signs: Signs = {
		socket: "connecting",
		online: hasNetwork(),
		late: false,
		elsewhere: false,
	};
	const note: Note = (news) => {
		store.room.connection = connectionOf(Object.assign(signs, news));
	};
	let caughtUp = false;
	const keeper = seatKeeper(seat.roomCode);
	const socket = connectTo(store.room, credentials, {
		received() {
			note({ online: true }); // a server on this device needs no network
			if (!caughtUp) caughtUp = skipOldNews();
			keeper.received();
		},
		asked: ({ ack, id }) => outbox.sentAt(ack ?? id),
		unreadable() {
			store.room.error = siteWords.errors.badMessage;
		},
		changing: noteAnswers,
		opened() {
			keeper.opened();
			outbox.resend();
		},
		status(status) {
			note({ socket: status, elsewhere: false });
			if (status === "connected") store.room.error = null;
		},
		goodbye: (reason, code) => leaveFor(seat.roomCode, reason ?? roomWords.goodbye, code),
		ended() {
			// The page itself shows the server's last message.
			if (store.room.code === null) return;
			note({ elsewhere: true });
			store.room.error = null;
		},
	});
	outbox.open(socket, seat, (late) => {
		note({ late: late !== null });
		if (late === "overdue") socket.probe();
	});
	sparks.open((text) => socket.send(text), seat.playerId);
	current = { code: seat.roomCode, socket, note };
}

/**
 * Gives the seat up and shows `goodbye` at home, where the room page then goes. A player who reads
 * the stories of the last game stays with them.
 */
function leaveFor(code: string, goodbye: string | null, reason?: ServerMessage["code"]): void {
	const { last } = store.room;
	const stays = stayWithLastGame(goodbye, reason);
	giveUpSeat(code, OVER.includes(reason) ? "over" : reason === "kicked" ? "kicked" : "left");
	disconnect();
	if (stays) Object.assign(store.room, { code, last });
	else store.room.goodbye = goodbye;
}

/** Leaves the room for good and gives the seat up. */
export async function leaveRoom(): Promise<void> {
	const timeout = new Promise((resolve) => setTimeout(resolve, EXIT_TIMEOUT));
	await Promise.race([send("game/exit", {}), timeout]);
	if (current) leaveFor(current.code, null);
}

/** Closes the connection but keeps the seat, so that the player can return. */
export function disconnect(): void {
	entering = null;
	if (!current && !store.room.last) return;
	current?.socket.close();
	current = null;
	outbox.close();
	sparks.close();
	// In place, because components subscribe to this object.
	Object.assign(store.room, emptyRoom());
}

/**
 * Connects at once, because the player asks for it or takes the seat back from another tab. Shows
 * nothing of before that other tab, because typing on there would replace its text.
 */
export function retryConnection(): void {
	if (store.room.connection === "elsewhere") {
		Object.assign(store.room, { game: null, player: null });
		forgetSaved();
	}
	current?.socket.retry();
}

/** Shows that the device has lost its network, unless it comes back at once. */
export const noteOffline = () =>
	setTimeout(() => current?.note({ online: hasNetwork() }), ON_THE_WAY);

/**
 * Connects at once, or checks an open connection, because the network or the page is back.
 */
export function wakeConnection(): void {
	if (!current || store.room.connection === "elsewhere") return;
	current.note({ online: hasNetwork() });
	current.socket.retry();
	current.socket.probe();
}
