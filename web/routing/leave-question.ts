import { useCallback, useEffect, useRef, useState } from "react";
import { askFirst, type Leaving } from "./leaving.ts";

/** The question whether to leave, while it is open. */
interface LeaveQuestion {
	leave: () => void;
	stay: () => void;
}

/**
 * Returns a question whenever the player is about to leave the page and `asks` wants one; null
 * otherwise. One component at a time may use it.
 */
export function useLeaveQuestion(asks: (leaving: Leaving) => boolean): LeaveQuestion | null {
	const [goOn, setGoOn] = useState<(() => void) | null>(null);
	const latest = useRef(asks);
	useEffect(() => {
		latest.current = asks;
	});
	useEffect(() => {
		askFirst((leaving, leave) => {
			if (!latest.current(leaving)) return false;
			setGoOn(() => leave);
			return true;
		});
		return () => askFirst(null);
	}, []);
	const stay = useCallback(() => setGoOn(null), []);
	if (!goOn) return null;
	const leave = () => {
		stay();
		goOn();
	};
	return { leave, stay };
}
