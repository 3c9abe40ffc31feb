import { useEffect } from "react";
import { readSeat } from "../room/seats/seat.ts";
import { dropMessages, renewMessages } from "./game-messages.ts";
import { closeMessages } from "./shown.ts";

/**
 * Closes the messages about a room whenever its page is in front. Renews the subscription when the page
 * has entered the room, and ends it when the seat was given up.
 */
export function useMessages(code: string, entered: boolean): void {
	useEffect(() => {
		if (!entered) return;
		const close = () => document.visibilityState === "visible" && void closeMessages(code);
		close();
		document.addEventListener("visibilitychange", close);
		return () => document.removeEventListener("visibilitychange", close);
	}, [code, entered]);
	useEffect(() => {
		const seat = entered ? readSeat(code) : null;
		if (!seat) return;
		void renewMessages(seat);
		return () => {
			if (!readSeat(code)) dropMessages(seat);
		};
	}, [code, entered]);
}
