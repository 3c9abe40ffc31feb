import { useCallback, useLayoutEffect, useState } from "react";
import { proxy } from "valtio";
import { STATUS } from "#game/status.ts";
import type { Game, OwnPlayer, WireSubmission } from "#game/wire/state.ts";
import { notYet } from "../../game/seats.ts";
import { isReached } from "../../room/clock.ts";
import { drafts } from "../../room/drafts.ts";
import { send } from "../../room/sending.ts";
import { createTypedText } from "../../room/typed-text.ts";
import { useRoom } from "../../room/use-room.ts";
import { usePrompts } from "../handover/prompts.tsx";
import { useDoneFlag } from "./use-done-flag.ts";

/** Returns the state of a writer's page for the open part, and its actions. */
export function useWriting(game: Game, player: OwnPlayer, part: WireSubmission) {
	const id = String(part.id);
	const [draft] = useState(() =>
		proxy({ text: drafts.open({ id, text: part.content, done: part.meta.done }) }),
	);
	const { submission_end: end } = player.submission;
	const [typed] = useState(() => createTypedText(draft.text));
	const [composing, setComposing] = useState(false);
	const { finished } = typed;
	const flag = useDoneFlag(part, end, { finished, composing });
	const { done, over, held, ended, saving, setDone, typedAgain } = flag;
	// A box that locks while a keyboard composes keeps half a word.
	const locked = over ? !held : game.paused_at !== null && !composing;
	const submit = (more: object) =>
		send("story/submit", { submission: { id: part.id, content: draft.text }, ...more });
	const prompts = usePrompts(part, game.settings.forced_prompts, (shown_prompts) =>
		submit({ shown_prompts }),
	);
	const type = useCallback(
		(text: string) => {
			typed.change(text);
			draft.text = text;
			// What is composed at the end of the time is not sent before it is finished.
			if (typed.composing && end !== null && isReached(end)) return;
			drafts.edit(id, text);
			typedAgain();
		},
		[draft, typed, end, id, typedAgain],
	);
	const compose = useCallback(() => {
		typed.startComposing();
		setComposing(true);
	}, [typed]);
	const composed = useCallback(
		(text: string) => {
			if (!typed.composing) return; // the end did not wait for it
			typed.endComposing();
			setComposing(false);
			type(text);
		},
		[typed, type],
	);
	const left = composing && over && !held;
	useLayoutEffect(() => {
		if (!left) return;
		draft.text = typed.finished();
		typed.change(draft.text);
		typed.endComposing();
		setComposing(false);
	}, [left, draft, typed]);
	// A writer with more to read has more time, so the part goes on after this writer's end.
	const last = game.countdown.limit;
	const othersWrite =
		end !== null &&
		last !== null &&
		last > end &&
		notYet(game, STATUS.postStoryWrite).some((other) => other.id !== player.id);
	const { save, connection } = useRoom();
	return {
		draft,
		/** Returns the text without what is still composed. */
		finished,
		type,
		compose,
		composed,
		flag: (flagged_submissions: number[]) => submit({ flagged_submissions }),
		prompts,
		done: { on: done, saving, disabled: locked, set: setDone },
		/** The writer's time is over by the page's clock. */
		over,
		/** It is over by the server's clock. */
		ended,
		/** The text takes no changes. */
		locked,
		/** Other writers have time left. */
		othersWrite,
		/** The text is stored as far as it will be. */
		isStored: save !== "saving" && connection === "connected",
	};
}

export type WritingState = ReturnType<typeof useWriting>;
