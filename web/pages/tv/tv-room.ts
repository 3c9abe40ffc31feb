import { proxy } from "valtio";
import type { Game } from "#game/wire/state.ts";
import type { ScreenAnswer } from "../../../gateway/api/answers.ts";
import { call } from "../../api.ts";
import { deviceId } from "../../device/device-id.ts";
import { tabStorage } from "../../device/storage.ts";
import { learnServerTime } from "../../room/clock.ts";
import { applyMessage, type Progress, readMessage } from "../../room/incoming.ts";
import { readSeat } from "../../room/seats/seat.ts";
import { openSocket } from "../../room/socket.ts";
import { sparks } from "../../room/sparks.ts";
import { tvWords } from "../../words/show/tv.ts";

const KEY = "screen";

/** What a screen has of its room. */
interface TvRoom {
	game: Game | null;
	/** Nobody plays on a screen. */
	player: null;
	/** Why the room has let go of the screen. */
	goodbye: string | null;
	connected: boolean;
}

export const tvRoom = proxy<TvRoom>({ game: null, player: null, goodbye: null, connected: false });

/** Returns the screen that this tab had in a room, because a reload takes no second place. */
function keptScreen(code: string): ScreenAnswer | null {
	const kept = tabStorage.getItem(KEY);
	if (!kept) return null;
	// Only this file writes the value.
	const screen = JSON.parse(kept) as ScreenAnswer;
	return screen.room_code === code ? screen : null;
}

/** Opens a screen. The seat of this device proves that a screen is the host's. */
const openScreen = (code: string): Promise<ScreenAnswer> =>
	call(
		"PUT",
		`/rooms/${code}/screens`,
		{ device: deviceId() },
		{ secret: readSeat(code)?.playerSecret },
	);

/**
 * Makes this page a screen of the room; a `quiet` one leaves the sounds to the phones. Returns the
 * function that ends it. Rejects with an ApiError.
 */
export async function openTv(code: string, quiet: boolean): Promise<() => void> {
	tvRoom.goodbye = null;
	const screen = keptScreen(code) ?? (await openScreen(code));
	tabStorage.setItem(KEY, JSON.stringify(screen));
	tvRoom.game = null;
	const progress: Progress = { seq: null, waiting: false };
	const query = new URLSearchParams({
		screen_id: String(screen.id),
		screen_secret: screen.secret,
		game_id: String(screen.game_id),
		...(quiet && { screen_quiet: "true" }),
	});
	const scheme = location.protocol === "https:" ? "wss" : "ws";
	const socket = openSocket(`${scheme}://${location.host}/rooms?${query}`, {
		text: (text) => {
			const message = readMessage(text);
			if (!message) return;
			if (typeof message.now === "number") learnServerTime(message.now);
			const elsewhere = message.code === "openedElsewhere";
			if (message.goaway || elsewhere) {
				// A copy of this tab has the same screen, and each needs a place of its own.
				tabStorage.removeItem(KEY);
				Object.assign(tvRoom, {
					game: null,
					goodbye: elsewhere ? tvWords.elsewhere : (message.error ?? ""),
				});
				return;
			}
			if (message.sparks) sparks.receive(message.sparks);
			if (applyMessage(tvRoom, progress, message) === "resync")
				socket.send(JSON.stringify({ resync: true }));
		},
		opened: () => Object.assign(progress, { seq: null, waiting: false }),
		status: (status) => {
			tvRoom.connected = status === "connected";
		},
		ended: () => undefined,
	});
	return () => socket.close();
}
