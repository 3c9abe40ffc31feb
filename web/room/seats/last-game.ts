import { ref, snapshot } from "valtio";
import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { roomWords } from "#words/game/room.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { callSigned } from "../../account/bearer.ts";
import { ApiError, NOT_FOUND } from "../../api.ts";
import { deviceStorage } from "../../device/storage.ts";
import { isAsked, isWatching } from "../../game/seats.ts";
import { store } from "../../store.ts";
import { clockOffset } from "../clock.ts";
import { forgetLastGame, lastGames, rememberLastGame, secretFor } from "./last-games.ts";

/** The results that the page shows. */
interface Results {
	game: Game;
	player: OwnPlayer;
}

/** Returns the results on the page if a message may replace them; null otherwise. */
export function resultsBefore({ game, prev }: ServerMessage): Results | null {
	const replaced = game && (prev === undefined || game.status !== undefined);
	if (!replaced || store.room.game?.status !== STATUS.results) return null;
	const { game: shown, player } = snapshot(store.room);
	// The casts drop valtio's readonly types, because nothing changes a snapshot.
	return shown && player && { game: shown as Game, player: player as OwnPlayer };
}

/**
 * Updates the shown results after each message. Players who are asked to play again keep reading
 * the stories, even when the game begins without them; players who have joined leave them
 * (docs/game.md "Playing again").
 */
export function followLastGame(before: Results | null): void {
	const { game, player, last } = store.room;
	// When the seat is gone, the reason arrives next and `stayWithLastGame` handles it.
	if (!game || !player || !game.players[player.id]) return;
	const asked = isAsked(game, player);
	if (asked || game.status === STATUS.results) rememberLastGame(game, deviceStorage, clockOffset());
	if (asked && last?.begun)
		Object.assign(last, { asked, status: game.status, staying: false, begun: false });
	else if (asked && before) show(before, true);
	else if (last?.asked && !asked && isWatching(game, player)) {
		Object.assign(last, { asked, begun: true });
	} else if (last && !last.begun && (last.asked ? !asked : game.status !== last.status))
		closeLastGame();
}

function show({ game, player }: Results, asked: boolean): void {
	store.room.last = {
		game: ref(game),
		player: ref(player),
		asked,
		status: store.room.game?.status ?? STATUS.lobby,
		staying: false,
		begun: false,
		over: null,
	};
}

/** Returns to where the room is. */
export function closeLastGame(): void {
	store.room.last = null;
}

/** Fetches a finished game. Rejects with an ApiError. */
export async function fetchLastGame(id: number): Promise<Game> {
	const known = lastGames().find((game) => game.id === id);
	try {
		return await finishedGame(id, known?.playerSecret);
	} catch (error) {
		if (error instanceof ApiError && error.status === NOT_FOUND) forgetLastGame(id);
		throw error;
	}
}

/** Fetches the finished game of a story. Rejects with an ApiError. */
export const fetchGameWith = (story: number): Promise<Game> =>
	finishedGame(story, secretFor(story));

const finishedGame = async (id: number, secret: string | undefined): Promise<Game> =>
	(await callSigned("GET /games/:id", { params: { id }, secret })).game;

/** Shows a finished game of the room in place of its lobby or results. Rejects with an ApiError. */
export async function openLastGame(id: number): Promise<void> {
	const { code } = store.room;
	const game = await fetchLastGame(id);
	const { game: room, player } = snapshot(store.room);
	if (store.room.code !== code || !room || !player) return;
	// The casts drop valtio's readonly types, because nothing changes a snapshot.
	show({ game, player: player as OwnPlayer }, isAsked(room as Game, player));
}

/** Keeps the stories on the page, with the reason, when the seat is gone. */
export function stayWithLastGame(reason: string | null, code: ServerMessage["code"]): boolean {
	const { last } = store.room;
	if (!last?.asked || reason === null) return false;
	last.over = code === "notHere" ? roomWords.again.startedWithout : reason;
	return true;
}

/** Returns whether this device can prove that it played in the room's last game. */
export const playedLastGame = (game: Game): boolean =>
	lastGames().some(({ id }) => id === game.last_game?.id);
