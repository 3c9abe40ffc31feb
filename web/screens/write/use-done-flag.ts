import { useEffect, useState } from "react";
import { LIMITS } from "#game/limits.ts";
import type { WireSubmission } from "#game/wire/state.ts";
import { askServerTime } from "../../room/clock.ts";
import { drafts } from "../../room/drafts.ts";
import { useEnded, useReached } from "../../room/reached.ts";
import { createDoneFlag } from "./done-flag.ts";

/** The end waits so many milliseconds for a composition. The rest of the grace is for its way. */
const HOLD = LIMITS.grace - 1500;

/**
 * Returns the done flag of a part, whether its time is `over` by the page's clock and has `ended` by
 * the server's, whether the flag is being saved, and the functions that change it. At the end of the
 * time the finished text is saved at once, and the part is done when the server has said that the
 * time has passed, and what was `composing` then has ended or was `held` for too long.
 */
export function useDoneFlag(
	part: WireSubmission,
	end: number | null,
	{ finished, composing }: { finished: () => string; composing: boolean },
) {
	const { id, meta } = part;
	const over = useReached(end);
	const held = !useReached(end === null ? null : end + HOLD) && composing;
	const [done, show] = useState(meta.done);
	const [saving, setSaving] = useState(false);
	const [flag] = useState(() =>
		createDoneFlag({
			done: meta.done,
			finish: async (next) => {
				const result = await drafts.finish(String(id), finished(), next);
				return result === "saved" || result === "lost"; // a lost one is sent again
			},
			onChange: show,
		}),
	);
	const passed = useEnded(end, () => {
		if (done) askServerTime();
		else void drafts.finish(String(id), finished());
	});
	const ended = passed && !held;
	useEffect(() => flag.setOver(ended), [flag, ended]);
	useEffect(() => flag.confirm(meta.done), [flag, meta.done]);
	const setDone = async (next: boolean) => {
		setSaving(true);
		await flag.set(next);
		setSaving(false);
	};
	return { done, over, held, ended, saving, setDone, typedAgain: flag.typed };
}
