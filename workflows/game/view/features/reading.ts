import { owingIn } from "../../points/read-stories.ts";
import type { Room } from "../../room.ts";
import type { Game } from "../../wire/state.ts";
import type { FeatureContext } from "./feature.ts";

/** Reading together, led by the host. */
export const reading = {
	game(room: Room, context: FeatureContext): Pick<Game, "reading"> {
		if (room.reading === null) return { reading: null };
		const { story, part, page, ended } = room.reading;
		const owing = owingIn(room, (id) => context.connected(id));
		return {
			reading: {
				story_id: story,
				part,
				...(page && { page }),
				...(ended && { ended }),
				...(owing > 0 && { owing }),
			},
		};
	},
};
