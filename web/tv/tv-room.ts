import { proxy } from "valtio";
import type { Game } from "#game/wire/state.ts";
import { tvWords } from "#words/game/tv.ts";
import type { AnswerOf } from "../api.ts";
import { deviceId } from "../device/device-id.ts";
import { tabStorage } from "../device/storage.ts";
import { connectTo } from "../room/connection/connect.ts";
import { onWake } from "../room/connection/on-wake.ts";
import { callAsSeat } from "../room/seats/seat-call.ts";

const KEY = "screen";

type Screen = AnswerOf<"PUT /rooms/:code/screens">;

/** The state of a room on a screen. */
interface TvRoom {
	game: Game | null;
	/** A screen has no player. */
	player: null;
	/** The reason why the room has closed the screen. */
	goodbye: string | null;
	connected: boolean;
}

export const tvRoom = proxy<TvRoom>({ game: null, player: null, goodbye: null, connected: false });

/** Returns the screen that this tab had in a room, because a reload must not add a second one. */
function keptScreen(code: string): Screen | null {
	const kept = tabStorage.getItem(KEY);
	if (!kept) return null;
	// Only this file writes the value.
	const screen = JSON.parse(kept) as Screen;
	return screen.room_code === code ? screen : null;
}

/** Opens a screen. The seat of this device proves that a screen is the host's. */
const openScreen = (code: string): Promise<Screen> =>
	callAsSeat("PUT /rooms/:code/screens", { params: { code }, body: { device: deviceId() } });

/**
 * Makes this page a screen of the room; a `quiet` one leaves the sounds to the phones. Returns the
 * function that ends it. Rejects with an ApiError.
 */
export async function openTv(code: string, quiet: boolean): Promise<() => void> {
	tvRoom.goodbye = null;
	const screen = keptScreen(code) ?? (await openScreen(code));
	tabStorage.setItem(KEY, JSON.stringify(screen));
	tvRoom.game = null;
	const leave = (goodbye: string) => {
		// A copy of this tab has the same screen, and each needs a separate one.
		tabStorage.removeItem(KEY);
		Object.assign(tvRoom, { game: null, goodbye });
	};
	const credentials = {
		screen_id: String(screen.id),
		screen_secret: screen.secret,
		game_id: String(screen.game_id),
		...(quiet && { screen_quiet: "true" }),
	};
	const socket = connectTo(tvRoom, credentials, {
		status: (status) => {
			tvRoom.connected = status === "connected";
		},
		changing: ({ code }) => {
			if (code === "openedElsewhere") leave(tvWords.elsewhere);
			return () => undefined;
		},
		goodbye: (reason) => leave(reason ?? ""),
	});
	const stop = onWake(() => {
		if (tvRoom.goodbye !== null) return;
		socket.retry();
		socket.probe();
	});
	return () => {
		stop();
		socket.close();
	};
}
