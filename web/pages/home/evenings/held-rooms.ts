import { useEffect, useState } from "react";
import type { RoomAnswer } from "../../../../gateway/api/answers.ts";
import { lookUpRoom } from "../../../room/seats/look-up.ts";
import { heldSeats, type TakenSeat } from "../../../room/seats/seat.ts";

/** A room that this device has a seat in. */
export interface HeldRoom {
	seat: TakenSeat;
	/** Null until the server has described it. */
	room: RoomAnswer | null;
}

/** Returns the rooms to go back to, the latest first. Rooms that are over disappear. */
export function useHeldRooms(): HeldRoom[] {
	const [rooms, setRooms] = useState(() =>
		heldSeats().map((seat): HeldRoom => ({ seat, room: null })),
	);
	useEffect(() => {
		for (const seat of heldSeats()) {
			void lookUpRoom(seat).then((room) =>
				setRooms((all) =>
					room === "over"
						? all.filter((held) => held.seat.roomCode !== seat.roomCode)
						: all.map((held) => (held.seat.roomCode === seat.roomCode ? { seat, room } : held)),
				),
			);
		}
	}, []);
	return rooms;
}
