import type { Texts } from "../../lines/texts.ts";
import type { Room, Seat } from "../../room.ts";
import type { Game, OwnPlayer } from "../../wire/state.ts";

/** The data that the views of features need besides the room. */
export interface FeatureContext extends Texts {
	connected(player: number): boolean;
}

/** What viewers see of a feature around the game; the features folder of the rules has the rest. */
export interface FeatureView {
	/** Returns its keys of `game`, which are the same for every viewer. */
	game?(room: Room, context: FeatureContext): Partial<Game>;
	/** Returns its keys of `player`, the viewer's own record. */
	player?(room: Room, seat: Seat): Partial<OwnPlayer>;
}
