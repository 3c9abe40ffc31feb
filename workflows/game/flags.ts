import type { Refusal } from "./phases/phase.ts";
import { REFUSALS } from "./refusals.ts";
import type { Room, Seat, Submission } from "./room.ts";

/** Sets the flags of one player on parts they may see: with moderation on, on others' parts only (gameplay.md section 5). */
export function setFlags(room: Room, seat: Seat, visible: Submission[], flagged: number[] | null): Refusal {
	if (flagged === null) return;
	if (!room.settings.moderation) return flagged.length > 0 ? REFUSALS.noModeration : undefined;
	const allowed = visible.filter((part) => part.player !== seat.id);
	if (!flagged.every((id) => allowed.some((part) => part.id === id))) return REFUSALS.flagForeign;
	for (const part of allowed) {
		part.flagged = part.flagged.filter((player) => player !== seat.id);
		if (flagged.includes(part.id)) part.flagged.push(seat.id);
	}
}
