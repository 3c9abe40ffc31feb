import { subscribe } from "valtio";
import { STATUS, type Status } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { type Cue, playCue } from "../device/sound.ts";
import { isOwnTurn } from "../game/own-turn.ts";
import { isHurried } from "../game/read-state.ts";
import { store } from "../store.ts";
import { serverNow } from "./clock.ts";

/** The part of a room's state that the sounds depend on. */
export interface AudibleState {
	status: Status;
	part: number | null;
	people: number;
	done: boolean;
	/** The game waits for this player. */
	called: boolean;
	/** The time to read has become short for this player. */
	hurried: boolean;
}

/** Returns what the sounds depend on. */
export const audibleState = (game: Game, player: OwnPlayer): AudibleState => ({
	status: game.status,
	part: game.submission.part,
	people: Object.keys(game.players).length + game.extra.num_audience,
	done: player.status === STATUS.postStoryWrite,
	called: isOwnTurn(game, player),
	hurried: isHurried(game, player),
});

/**
 * Returns the sound for a change of the room; null for silence. `away` is true while the page is in
 * the background, where every own turn is called.
 */
export function cueFor(before: AudibleState, after: AudibleState, away = false): Cue | null {
	if (after.status === STATUS.results && before.status !== STATUS.results) return "award";
	if (after.status === STATUS.lobby && after.people > before.people) return "join";
	const writes = after.status === STATUS.preStoryWrite || after.status === STATUS.storyWrite;
	if (writes && (before.status < STATUS.preStoryWrite || before.part !== after.part)) return "turn";
	if (away && after.called && !before.called) return "turn";
	if (after.done && !before.done) return "done";
	if (after.hurried && !before.hurried) return "last-seconds";
	return null;
}

const LAST_SECONDS = 10;

/** Plays the sounds of the room until the returned function is called. */
export function playRoomCues(): () => void {
	let before: AudibleState | null = null;
	let warning: ReturnType<typeof setTimeout> | undefined;
	let warned: number | null = null;

	const stop = subscribe(store.room, () => {
		const { game, player, last } = store.room;
		// The sounds of the lobby are off for readers of the last game.
		const after = game && player && !last ? audibleState(game, player) : null;
		const away = document.visibilityState === "hidden";
		const cue = before && after ? cueFor(before, after, away) : null;
		before = after;
		if (cue) playCue(cue);

		const writes =
			game?.status === STATUS.storyWrite &&
			game.paused_at === null &&
			player &&
			!player.data.audience;
		const end = writes ? player.submission.submission_end : null;
		if (end === warned) return;
		warned = end;
		clearTimeout(warning);
		if (end === null) return;
		const wait = end - serverNow() - LAST_SECONDS * 1000;
		if (wait > 0) warning = setTimeout(() => !before?.done && playCue("last-seconds"), wait);
	});
	return () => {
		stop();
		clearTimeout(warning);
	};
}
