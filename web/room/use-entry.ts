import { useEffect, useState } from "react";
import type { EntryName } from "#game/names/entries.ts";
import type { DraftBody } from "#game/wire/bodies.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { entries, entryId } from "./drafts.ts";
import { useReached } from "./reached.ts";

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
 * closes (docs/game.md "Phases"). `story` is that of a reaction; `interval` is in ms.
 */
export function useEntry<A extends EntryName>(
	{ game, player }: { game: Game; player: OwnPlayer },
	action: A,
	{ story, interval }: { story?: number; interval?: number } = {},
): OpenEntry<A> {
	const [entry] = useState(() => {
		const id = entryId(game.stage, action, story);
		const saved = savedBody(player, action, story);
		const text = entries.open({
			id,
			text: saved ? JSON.stringify(saved) : "",
			...(interval !== undefined && { interval }),
		});
		return {
			start: text === "" ? null : (JSON.parse(text) as DraftBody<A>), // entries has made the text
			edit: (body: DraftBody<A>) => entries.edit(id, JSON.stringify(body)),
			submit: (send: () => Promise<boolean>) => entries.submit(id, send),
		};
	});
	const over = useReached(game.countdown.limit);
	useEffect(() => {
		if (over) entries.flush();
	}, [over]);
	useEffect(() => () => entries.flush(), []);
	return entry;
}

function savedBody(player: OwnPlayer, action: EntryName, story: number | undefined): unknown {
	return action === "story/react"
		? player.drafts["story/react"]?.[story ?? 0]
		: player.drafts[action];
}
