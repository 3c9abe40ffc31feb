import { useEffect, useRef } from "react";
import type { WireReveal } from "#game/wire/state.ts";
import { playCue } from "../../../device/sound.ts";
import { serverClock, serverNow } from "../../../room/clock.ts";
import { sceneKey } from "../show.ts";
import { cuesFrom, cuesOf } from "./reveal-cues.ts";

/** Returns the epoch ms of the server at which this page was opened; a pause does not move it. */
const openedAt = () => serverClock() - performance.now();

/**
 * Plays the sounds of the running step by the show's clock, each once. A step that began before the
 * page was opened is silent. Null plays nothing. `authors` is the number of guessed parts.
 */
export function useShowCues(reveal: WireReveal | null, paused: boolean, authors: number): void {
	const played = useRef(new Set<string>());
	/** The step that was running when the page was opened. */
	const silent = useRef<string | null>(null);
	const key = reveal && sceneKey(reveal);
	const startsAt = reveal?.step_at ?? 0;
	const running = useRef(reveal);
	running.current = reveal;
	useEffect(() => {
		const { current } = running;
		if (startsAt < openedAt()) silent.current = key;
		if (current === null || key === null || paused || silent.current === key) return;
		const since = serverNow() - startsAt;
		const timers = cuesFrom(cuesOf(current, authors), since).map(({ at, cue }) =>
			setTimeout(
				() => {
					const name = `${key} ${at}`;
					if (!played.current.has(name)) playCue(cue);
					played.current.add(name);
				},
				Math.max(0, at - since),
			),
		);
		return () => timers.forEach(clearTimeout);
	}, [key, startsAt, paused, authors]);
}
