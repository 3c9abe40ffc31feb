import type { Room } from "../../room.ts";

export const overlay = {
	game: ({ overlay, settings }: Room) => ({
		overlay: overlay || settings.maturity !== "MATURE",
	}),
};
