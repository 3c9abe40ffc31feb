import { subscribe } from "valtio";
import { STATUS, type Status } from "#game/status.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { type Cue, playCue } from "../device/sound.ts";
import { vibrate } from "../device/sounds/vibration.ts";
import { isOwnTurn, ownEnd } from "../game/own-turn.ts";
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

/** Returns whether an own turn begins, or the part of one. */
export const turnBegins = (before: AudibleState, after: AudibleState): boolean =>
	after.called && (!before.called || before.part !== after.part);

/** The sounds before the end of the own turn, with their seconds. */
const RINGS = [
	// With less than two minutes it would follow the sound of the turn at once.
	{ cue: "last-minute", seconds: 60, least: 60, writing: false },
	{ cue: "last-seconds", seconds: 10, least: 0, writing: true },
] as const;

/** A sound that is later than this many milliseconds is left out, because it is no longer true. */
const LATEST = 2000;

/** The longest wait of a timer in milliseconds; a longer one would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Returns what rings before the end of an own turn, with the milliseconds until then. */
export const ringsBefore = (left: number, writes: boolean): { cue: Cue; wait: number }[] =>
	RINGS.map(({ seconds, ...ring }) => ({ ...ring, wait: left - seconds * 1000 }))
		.filter(({ writing, least, wait }) => (writes || !writing) && wait > least * 1000)
		.filter(({ wait }) => wait <= LONGEST_WAIT);

/**
 * Plays the sounds of the room until the returned function is called. The phone vibrates when an
 * own turn begins.
 */
export function playRoomCues(): () => void {
	let before: AudibleState | null = null;
	/** What is still to ring, at which time of the server, and the timers for it. */
	let due: { cue: Cue; at: number }[] = [];
	let timers: ReturnType<typeof setTimeout>[] = [];
	let rung = "";

	// One timer for each ring, because those that repeat are slow in a hidden tab. They are set anew
	// with each change of the room, because the clock may have been wrong.
	const setTimers = () => {
		timers.forEach(clearTimeout);
		timers = due.map((ring) =>
			setTimeout(() => {
				due = due.filter((other) => other !== ring);
				// Not after the sleep of a device.
				if (serverNow() - ring.at < LATEST) playCue(ring.cue);
			}, ring.at - serverNow()),
		);
	};

	const stop = subscribe(store.room, () => {
		const { game, player, last } = store.room;
		// The sounds of the lobby are off for readers of the last game.
		const after = game && player && !last ? audibleState(game, player) : null;
		const away = document.visibilityState === "hidden";
		const cue = before && after ? cueFor(before, after, away) : null;
		if (before && after && turnBegins(before, after)) vibrate();
		before = after;
		if (cue) playCue(cue);

		const end = game && player && after?.called ? ownEnd(game, player) : null;
		const writes = game?.status === STATUS.storyWrite;
		if (`${end} ${writes}` !== rung) {
			rung = `${end} ${writes}`;
			const now = serverNow();
			due =
				end === null
					? []
					: ringsBefore(end - now, writes).map(({ cue, wait }) => ({ cue, at: now + wait }));
		}
		setTimers();
	});
	return () => {
		stop();
		timers.forEach(clearTimeout);
	};
}
