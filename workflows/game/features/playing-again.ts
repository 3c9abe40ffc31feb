import type { Feature } from "./feature.ts";

/** The finished game is kept when its room plays again, or plays a sequel (play-again.ts). */
export const playingAgain: Feature = {
	effects(before, { awaiting, sequel }) {
		if (awaiting !== "keepGame" || before.awaiting !== null) return [];
		return [{ name: "keepGame", room: before, ...(sequel && { sequel }) }];
	},
};
