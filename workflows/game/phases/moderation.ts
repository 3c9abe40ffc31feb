import { type Refusal, refuse } from "../refusals.ts";
import type { Room, Seat, Submission } from "../room.ts";

/**
 * Blacks out exactly these parts. Only the host may do this, in rooms with moderation
 * (docs/game.md "Flags and moderation").
 */
export function censorParts(room: Room, seat: Seat, submissions: number[]): Refusal | null {
	if (seat.id !== room.hostId) return refuse("hostOnly");
	if (!room.settings.moderation) return refuse("noModeration");
	if (!submissions.every((id) => room.submissions[id])) return refuse("noSuchPart");
	for (const part of Object.values(room.submissions)) part.censored = submissions.includes(part.id);
	return null;
}

/**
 * Sets one player's flags on the parts that they may see, except their own
 * (docs/game.md "Flags and moderation").
 */
export function setFlags(
	room: Room,
	seat: Seat,
	visible: Submission[],
	flagged: number[] | null,
): Refusal | null {
	if (flagged === null) return null;
	if (!room.settings.moderation) return flagged.length > 0 ? refuse("noModeration") : null;
	const allowed = visible.filter((part) => part.player !== seat.id);
	if (!flagged.every((id) => allowed.some((part) => part.id === id))) return refuse("flagForeign");
	for (const part of allowed) {
		part.flagged = part.flagged.filter((player) => player !== seat.id);
		if (flagged.includes(part.id)) part.flagged.push(seat.id);
	}
	return null;
}
