import { useEffect } from "react";
import { readSeat } from "../room/seats/seat.ts";
import { closeMessages } from "./shown.ts";
import { readWishes } from "./wishes.ts";

type Messages = typeof import("./game-messages.ts");

/**
 * Does something with messages, whose code loads late, because most seats have none. A device that
 * cannot load it tries again at its next visit.
 */
const withMessages = (work: (messages: Messages) => unknown): void =>
	void import("./game-messages.ts").then(work).catch(() => undefined);

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
		if (readWishes(seat)) withMessages(({ renewMessages }) => renewMessages(seat));
		return () => {
			if (!readSeat(code) && readWishes(seat))
				withMessages(({ dropMessages }) => dropMessages(seat));
		};
	}, [code, entered]);
}
