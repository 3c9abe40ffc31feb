import type { Room, Seat } from "../../room.ts";
import type { OwnPlayer } from "../../wire/state.ts";

export const sparks = {
	game: ({ sparks }: Room) => ({ sparks }),
	player: ({ hostId, sparkless }: Room, { id }: Seat): Pick<OwnPlayer, "sparks" | "sparkless"> => ({
		...(sparkless.includes(id) && { sparks: false }),
		...(id === hostId && sparkless.length > 0 && { sparkless }),
	}),
};
