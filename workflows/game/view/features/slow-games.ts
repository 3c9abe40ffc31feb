import type { Room, Seat } from "../../room.ts";
import { diaryOf, recapOf } from "../../slow/diary.ts";
import { placesToOffer } from "../../slow/sleepers.ts";
import { isSlow } from "../../slow/slow-clock.ts";
import type { Game, OwnPlayer } from "../../wire/state.ts";

export const slowGames = {
	game: (room: Room): Pick<Game, "diary" | "recap"> =>
		isSlow(room) ? { diary: keyedInOrder(diaryOf(room)), ...recapOf(room) } : {},
	player(room: Room, seat: Seat): Pick<OwnPlayer, "places"> {
		const places = seat.id === room.hostId ? placesToOffer(room) : {};
		return Object.keys(places).length > 0 ? { places } : {};
	},
};

/** Returns a list as an object by place, because patches replace lists whole. */
const keyedInOrder = <T>(list: readonly T[]): Record<string, T> =>
	Object.fromEntries(list.entries());
