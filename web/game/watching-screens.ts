import type { Game } from "#game/wire/state.ts";

/** Returns how many screens without a seat show the room, the overlays of streams included. */
export const watchingScreens = ({ extra }: Pick<Game, "extra">): number =>
	extra.num_screens + (extra.num_quiet_screens ?? 0);
