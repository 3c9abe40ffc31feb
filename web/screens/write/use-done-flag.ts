import { useEffect, useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { drafts } from "../../room/drafts.ts";
import { useReached } from "../../room/reached.ts";
import { createDoneFlag } from "./done-flag.ts";

/**
 * Returns the done flag of a part, whether its time is over, and the functions that change the
 * flag.
 */
export function useDoneFlag(part: WireSubmission, end: number | null, draft: { text: string }) {
	const { id, meta } = part;
	const over = useReached(end);
	const [done, show] = useState(meta.done);
	const [flag] = useState(() =>
		createDoneFlag({
			done: meta.done,
			finish: async (next) => (await drafts.finish(id, draft.text, next)) === "saved",
			onChange: show,
		}),
	);
	useEffect(() => flag.setOver(over), [flag, over]);
	useEffect(() => flag.confirm(meta.done), [flag, meta.done]);
	return { done, over, setDone: flag.set, typedAgain: flag.typed };
}
