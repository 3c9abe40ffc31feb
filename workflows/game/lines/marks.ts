import type { Bodies } from "../actions.ts";
import { LIMITS } from "../limits.ts";
import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat } from "../room.ts";

/** Sets a reader's mark in a part and replaces the former one; null removes it. */
export function markLine(
	room: Room,
	seat: Seat,
	{ submission, sentence }: Bodies["line/mark"],
): Refusal | null {
	const { [submission]: _before, ...marks } = room.marks[seat.id] ?? {};
	if (sentence !== null) marks[submission] = sentence;
	if (Object.keys(marks).length > LIMITS.marks) return refuse("tooManyMarks", LIMITS.marks);
	if (Object.keys(marks).length > 0) room.marks[seat.id] = marks;
	else delete room.marks[seat.id];
	return null;
}
