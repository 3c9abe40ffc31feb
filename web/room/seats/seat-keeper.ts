import { LIMITS } from "#game/limits.ts";
import type { PlayPace } from "#game/settings.ts";
import { store } from "../../store.ts";
import { readSeat, refreshSeat } from "./seat.ts";

/** Returns the handlers that keep a seat on this device while its room is connected. */
export function seatKeeper(code: string): { opened(): void; received(): void } {
	/** The pace and the parts with which the seat was kept during this connection. */
	let pace: PlayPace | null = null;
	let partsSeen = readSeat(code)?.partsSeen ?? 0;
	return {
		opened() {
			pace = null;
		},
		received() {
			const { game } = store.room;
			const now = game?.settings.pace ?? pace;
			// Parts that arrive in a tab in the background are news when its person comes back.
			const parts = document.hidden ? partsSeen : Object.keys(game?.diary ?? {}).length;
			if (now === null || (now === pace && parts === partsSeen)) return;
			[pace, partsSeen] = [now, parts];
			// As long as the results, which is when its person may return.
			const kept =
				pace === "slow"
					? { keptFor: LIMITS.slow.retention, partsSeen }
					: { keptFor: LIMITS.retention };
			refreshSeat(code, kept);
		},
	};
}
