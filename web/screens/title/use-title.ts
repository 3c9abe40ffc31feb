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
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (title.trim() === "" || sending) return;
		void entry.submit(() => send("story/title", bodyOf(title.trim(), flagged)));
	};
	const empty = title.trim() === "";
	return {
		title,
		type: (text: string) => keep(text, flagged),
		parts,
		flags,
		flag: (marked: readonly number[]) => keep(title, marked),
		empty,
		/** The captain has pressed the button without a title. */
		untitled: tried && empty,
		sending,
		submit,
	};
}

export type TitleState = ReturnType<typeof useTitle>;
