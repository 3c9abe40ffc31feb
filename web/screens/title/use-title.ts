import { type FormEvent, useState } from "react";
import type { WireStory } from "#game/wire/state.ts";
import { partsOf } from "../../game/stories.ts";
import { useSending } from "../../room/sending.ts";
import { useEntry } from "../../room/use-entry.ts";
import type { ScreenProps } from "../screen.ts";
import { flagsOf } from "../story/flags.tsx";

/**
 * Returns the title that the captain enters, the parts that they flag, and which input is missing.
 */
export function useTitle({ game, player, story }: ScreenProps & { story: WireStory }) {
	const { sending, send } = useSending();
	const entry = useEntry({ game, player }, "story/title");
	const [title, setTitle] = useState(entry.start?.story.meta.title ?? "");
	const parts = partsOf(story);
	const saved = flagsOf(game, player, parts);
	const [flagged, setFlagged] = useState<readonly number[]>(
		entry.start?.flagged_submissions ?? saved.flagged,
	);
	const [draws, setDraws] = useState(false);
	const [tried, setTried] = useState(false);
	const flags = { ...saved, flagged };
	const keep = (text: string, marked: readonly number[]) => {
		setTitle(text);
		setFlagged(marked);
		entry.edit(bodyOf(text, marked));
	};
	const bodyOf = (text: string, marked: readonly number[]) => ({
		story: { id: story.id, meta: { title: text } },
		...(flags.allowed.size > 0 && { flagged_submissions: [...marked] }),
	});
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (title.trim() === "" || sending) return;
		// First, because the game may go on with the last title.
		if (draws) await send("cover/begin", { story: story.id });
		void entry.submit(() => send("story/title", bodyOf(title.trim(), flagged)));
	};
	const empty = title.trim() === "";
	return {
		title,
		type: (text: string) => keep(text, flagged),
		parts,
		flags,
		flag: (marked: readonly number[]) => keep(title, marked),
		draws: player.cover?.state === "open" ? draws : null,
		setDraws,
		empty,
		/** The captain has pressed the button without a title. */
		untitled: tried && empty,
		sending,
		submit,
	};
}

export type TitleState = ReturnType<typeof useTitle>;
