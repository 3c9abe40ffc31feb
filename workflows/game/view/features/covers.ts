import { waitsForCovers } from "../../phases/covers.ts";
import type { Room, Seat } from "../../room.ts";
import { COVERS_SINCE } from "../../schemas.ts";
import { storyOf } from "../../selectors.ts";
import { STATUS } from "../../status.ts";
import type { Game, OwnPlayer } from "../../wire/state.ts";

export const covers = {
	game: (room: Room): Pick<Game, "drawing"> => (waitsForCovers(room) ? { drawing: true } : {}),
	player: ownCover,
};

/** Returns the state of a captain's own cover while stories are titled; nothing for others. */
function ownCover(room: Room, seat: Seat): Pick<OwnPlayer, "cover"> {
	const story = storyOf(room, seat.id);
	const titles = room.status === STATUS.storyTitle && room.runsSchema >= COVERS_SINCE;
	if (!titles || !story || seat.audience) return {};
	const { id: story_id, pen } = story;
	if (!pen) return { cover: { story_id, state: "open" } };
	if (pen.done) return { cover: { story_id, state: "done" } };
	return { cover: { story_id, state: "drawing", ...(pen.end !== null && { ends: pen.end }) } };
}
