import { useEffect, useRef } from "react";
import type { WireReveal } from "#game/wire/state.ts";
import { playCue } from "../../device/sound.ts";
import { serverNow } from "../../room/clock.ts";
import { cuesFrom, cuesOf } from "./cue-sheet.ts";
import { sceneKey } from "./show.ts";

/** The epoch ms of the server at which this page was opened. */
const openedAt = () => serverNow() - performance.now();

/**
 * Plays the sounds of the running step by the show's clock, each once. A step that began before the
 * page was opened is silent. Null plays nothing.
 */
export function useShowCues(reveal: WireReveal | null, paused: boolean): void {
	const played = useRef(new Set<string>());
	const key = reveal && sceneKey(reveal);
	const startsAt = reveal?.step_at ?? 0;
	const running = useRef(reveal);
	running.current = reveal;
	useEffect(() => {
		const { current } = running;
		if (current === null || key === null || paused || startsAt < openedAt()) return;
		const since = serverNow() - startsAt;
		const timers = cuesFrom(cuesOf(current), since).map(({ at, cue }) =>
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
	}, [key, startsAt, paused]);
}
