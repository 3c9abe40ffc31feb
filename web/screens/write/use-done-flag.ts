import { useEffect, useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { drafts } from "../../room/drafts.ts";
import { useReached } from "../../room/reached.ts";
import { createDoneFlag } from "./done-flag.ts";

/**
 * Returns the done flag of a part, whether its time is over and whether the flag is being saved,
 * and the functions that change it.
 */
export function useDoneFlag(part: WireSubmission, end: number | null, draft: { text: string }) {
	const { id, meta } = part;
	const over = useReached(end);
	const [done, show] = useState(meta.done);
	const [saving, setSaving] = useState(false);
	const [flag] = useState(() =>
		createDoneFlag({
			done: meta.done,
			finish: async (next) => {
				const result = await drafts.finish(String(id), draft.text, next);
				return result === "saved" || result === "lost"; // a lost one is sent again
			},
			onChange: show,
		}),
	);
	useEffect(() => flag.setOver(over), [flag, over]);
	useEffect(() => flag.confirm(meta.done), [flag, meta.done]);
	const setDone = async (next: boolean) => {
		setSaving(true);
		await flag.set(next);
		setSaving(false);
	};
	return { done, over, saving, setDone, typedAgain: flag.typed };
}
