import { useCallback, useEffect, useRef, useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { drafts } from "../../room/drafts.ts";
import { useReached } from "../../room/reached.ts";

/**
 * The done flag of a part: at once on this screen, then as the room has it; the end of the time
 * sets it too.
 */
export function useDoneFlag(part: WireSubmission, end: number | null, draft: { text: string }) {
	const { id } = part;
	const over = useReached(end);
	const [done, show] = useState(part.meta.done);
	useEffect(() => show(part.meta.done), [part.meta.done]);

	const setDone = useCallback(
		(next: boolean) => {
			show(next);
			// The footer says why; the toggle goes back to what the room still believes.
			void drafts.finish(id, draft.text, next).then((result) => result !== "saved" && show(!next));
		},
		[id, draft],
	);

	/** Typing undoes done; the draft tells the room. */
	const typedAgain = useCallback(() => show(false), []);

	// Only who saw the time end has something left to hand in: a page opened later shows what is
	// closed.
	const handIn = useRef(false);
	useEffect(() => {
		if (over && handIn.current) void drafts.finish(id, draft.text, true);
		handIn.current = !over && !done;
	}, [over, done, id, draft]);

	return { done, over, setDone, typedAgain };
}
