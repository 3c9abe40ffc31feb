import type { Room, Seat } from "../../room.ts";
import type { OwnPlayer } from "../../wire/state.ts";
import { keyed } from "../view-stories.ts";

export const kicks = {
	player({ hostId, shownOut }: Room, seat: Seat): Pick<OwnPlayer, "shown_out"> {
		if (seat.id !== hostId || shownOut.length === 0) return {};
		return {
			shown_out: keyed(shownOut, ({ id, name, sprite }) => ({
				id,
				name,
				meta: { sprite_id: sprite },
			})),
		};
	},
};
