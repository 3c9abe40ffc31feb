import { useEffect, useRef, useState } from "react";
import type { EntryName } from "#game/names/entries.ts";
import type { DraftBody } from "#game/wire/bodies.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { entries, entryId } from "./drafts.ts";
import { useReached } from "./reached.ts";
import { createTypedText } from "./typed-text.ts";

/** The input of a form before the player submits it. */
interface OpenEntry<A extends EntryName> {
	/** What was saved before the form was opened; null for nothing. */
	start: DraftBody<A> | null;
	/** Keeps and saves the body. Returns false when the entry is closed. */
	edit(body: DraftBody<A>): boolean;
	/** Submits the entry; `send` resolves to whether the room has accepted it. */
	submit(send: () => Promise<boolean>): Promise<boolean>;
}

/**
 * Keeps the input of a form. Saves it while it changes, when the time ends, and when the form
 * closes (docs/game.md "Phases"). After the end of the time what a keyboard composes is saved when it
 * is finished, because the last save counts. `story` is that of a reaction; `interval` is in ms.
 */
export function useEntry<A extends EntryName>(
	{ game, player }: { game: Game; player: OwnPlayer },
	action: A,
	{ story, interval }: { story?: number; interval?: number } = {},
): OpenEntry<A> {
	const over = useReached(game.countdown.limit);
	const isOver = useRef(over);
	isOver.current = over;
	const [{ entry, typed, keep }] = useState(() => {
		const id = entryId(game.stage, action, story);
		const saved = savedBody(player, action, story);
		const text = entries.open({
			id,
			text: saved ? JSON.stringify(saved) : "",
			...(interval !== undefined && { interval }),
		});
		const typed = createTypedText(text);
		const keep = () => entries.edit(id, isOver.current ? typed.finished() : typed.text);
		const entry: OpenEntry<A> = {
			start: text === "" ? null : JSON.parse(text),
			edit: (body) => {
				typed.change(JSON.stringify(body));
				return keep();
			},
			submit: (send) => entries.submit(id, send),
		};
		return { entry, typed, keep };
	});
	useComposition(
		() => typed.startComposing(),
		() => {
			typed.endComposing();
			if (!isOver.current) return;
			keep();
			entries.flush();
		},
	);
	useEffect(() => {
		if (!over) return;
		if (typed.composing) keep();
		entries.flush();
	}, [over, typed, keep]);
	useEffect(() => () => entries.flush(), []);
	return entry;
}

/** Calls the functions of the first render when a keyboard begins and ends to compose. */
function useComposition(begin: () => void, end: () => void): void {
	const [on] = useState({ begin, end });
	useEffect(() => {
		// Some browsers tell the last input after this event.
		const ended = () => setTimeout(on.end);
		document.addEventListener("compositionstart", on.begin);
		document.addEventListener("compositionend", ended);
		return () => {
			document.removeEventListener("compositionstart", on.begin);
			document.removeEventListener("compositionend", ended);
		};
	}, [on]);
}

function savedBody(player: OwnPlayer, action: EntryName, story: number | undefined): unknown {
	return action === "story/react"
		? player.drafts["story/react"]?.[story ?? 0]
		: player.drafts[action];
}
