import type { Room, Seat } from "../../room.ts";

export const marks = {
	player: (room: Room, seat: Seat) => ({ marks: room.marks[seat.id] ?? {} }),
};
