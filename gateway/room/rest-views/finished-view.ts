import type { Room } from "#game/room.ts";
import { gameView } from "#game/view/view.ts";
import type { Game } from "#game/wire/state.ts";
import type { Db } from "../../../db/connection.ts";
import { restContext } from "./rest-context.ts";

/** Returns a game as all viewers see it, with its texts and without connected players. */
export const finishedView = async (db: Db, room: Room): Promise<Game> =>
	gameView(room, await restContext(db, room));
