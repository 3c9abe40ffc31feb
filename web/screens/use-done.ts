import { useCallback, useEffect, useRef, useState } from "react";
import type { WireSubmission } from "../../gateway/protocol.ts";
import { finishDraft } from "../drafts.ts";
import { useReached } from "./reached.ts";

/** The done flag of a part: at once on this screen, then as the room has it; the end of time sets it too. */
export function useDone(part: WireSubmission, end: number | null, draft: { text: string }) {
	const { id } = part;
	const over = useReached(end);
	const wasOver = useRef(over);
	const [done, show] = useState(part.meta.done);
	useEffect(() => show(part.meta.done), [part.meta.done]);

	const setDone = useCallback(
		(next: boolean) => {
			show(next);
			// The footer says why; the toggle goes back to what the room still believes.
			finishDraft(id, draft.text, next).catch(() => show(!next));
		},
		[id, draft],
	);

	/** Typing undoes done; the draft tells the room. */
	const typedAgain = useCallback(() => show(false), []);

	useEffect(() => {
		if (over && !wasOver.current) finishDraft(id, draft.text, true).catch(() => undefined);
		wasOver.current = over;
	}, [over, id, draft]);

	return { done, over, setDone, typedAgain };
}
