import { useEffect, useRef, useState } from "react";
import { isPreparing } from "#game/status.ts";

/**
 * Milliseconds for which the last screen stays while the room prepares a phase, because that
 * usually takes less.
 */
const PATIENCE = 400;

/**
 * Returns the state that the room's page shows: the current one, or the last one while the room has
 * been preparing a phase for a moment only.
 */
export function useSteady<S extends { game: { status: number } | null }>(now: S): S {
	const preparing = now.game !== null && isPreparing(now.game.status);
	const last = useRef(now);
	const [patient, setPatient] = useState(true);
	useEffect(() => {
		if (!preparing) last.current = now;
	}, [preparing, now]);
	useEffect(() => {
		if (!preparing) return;
		const timer = setTimeout(setPatient, PATIENCE, false);
		return () => {
			clearTimeout(timer);
			setPatient(true);
		};
	}, [preparing]);
	return preparing && patient ? last.current : now;
}
