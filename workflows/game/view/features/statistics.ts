import { gameStats } from "../../points/stats.ts";
import { superlativesOf } from "../../reveal/superlatives.ts";
import type { Room } from "../../room.ts";
import { STATUS } from "../../status.ts";
import type { Game } from "../../wire/state.ts";
import { receivedIn } from "../received.ts";
import { named } from "../view-stories.ts";
import type { FeatureContext } from "./feature.ts";

export const statistics = {
	game(room: Room, context: FeatureContext): Pick<Game, "game_stats" | "superlatives"> {
		if (room.status !== STATUS.results) return { game_stats: null, superlatives: null };
		const { byPart } = receivedIn(room);
		return {
			game_stats: gameStats(room, byPart, (ref) => named(ref, context)),
			superlatives: superlativesOf(room, byPart),
		};
	},
};
