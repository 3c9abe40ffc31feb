import { type OwnTurn, ownTurn, writersOf } from "#game/news/turns.ts";
import type { Room } from "#game/room.ts";
import { activePlayers } from "#game/selectors.ts";
import { diaryOf } from "#game/slow/diary.ts";
import { isSlow } from "#game/slow/slow-clock.ts";
import { invitationView } from "../../room/rest-views/invitation.ts";
import type { RoomAnswer } from "../answers.ts";

/** Returns a room as pages show it before they enter, with what it wants from a player. */
export function roomAnswer(room: Room, player: number | null): RoomAnswer {
	const { id, code, status, settings } = room;
	const { max_players, maturity, game_mode, audiences, language, pace, part_hours } = settings;
	const own = player === null ? undefined : ownTurn(room, player);
	return {
		id,
		code,
		status,
		num_players: activePlayers(room).length,
		max_players,
		maturity,
		game_mode,
		audiences,
		language,
		pace,
		...(isSlow(room) && { part_hours }),
		...invitationView(room),
		...(own && { own: { ...own, ...(isSlow(room) && slowTurn(room, own)) } }),
	};
}

/** Returns what a player of a game over days learns more about it. */
function slowTurn(room: Room, { turn }: OwnTurn) {
	const writing = turn ? undefined : writersOf(room);
	return { parts: diaryOf(room).length, ...(writing && { writing }) };
}
