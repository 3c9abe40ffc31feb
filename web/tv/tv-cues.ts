import { subscribe } from "valtio";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { type Cue, playCue } from "../device/sound.ts";
import { tvRoom } from "./tv-room.ts";

type Heard = Pick<Game, "status" | "players" | "reading" | "reveal">;

const peopleIn = ({ players }: Heard): number => Object.keys(players).length;

/** Returns the sound for a change of the room on the big screen; null for silence. */
export function tvCueFor(before: Heard, after: Heard): Cue | null {
	// The winner of a reveal stays on the stage, and the library has its sound when it is shown.
	if (after.status === STATUS.results && before.status !== STATUS.results)
		return after.reveal ? null : "award";
	if (after.status === STATUS.lobby && peopleIn(after) > peopleIn(before)) return "join";
	const [from, to] = [before.reading, after.reading];
	// A new story has the sound of its curtain.
	if (!from || !to || to.ended || from.story_id !== to.story_id) return null;
	return from.part === to.part && from.page === to.page ? null : "page";
}

/** Plays the sounds of the room that the big screen shows until the returned function is called. */
export function playTvCues(): () => void {
	let before: Heard | null = null;
	return subscribe(tvRoom, () => {
		const { game } = tvRoom;
		const after = game && {
			status: game.status,
			players: { ...game.players },
			reading: game.reading && { ...game.reading },
			reveal: game.reveal,
		};
		const cue = before && after && tvCueFor(before, after);
		before = after;
		if (cue) playCue(cue);
	});
}
