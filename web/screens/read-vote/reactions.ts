import { useEffect, useRef, useState } from "react";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { givenTo } from "../../game/read-state.ts";
import { partsOf } from "../../game/stories.ts";
import { send } from "../../room/sending.ts";
import { type Flags, flagsOf } from "../story/flags.tsx";

/** Presses in quick succession travel together, in milliseconds. */
const GATHER = 400;

/** Turns one emoji of one part on or off. */
export const toggled = (given: readonly number[][], part: number, emoji: number): number[][] =>
	given.map((emojis, i) =>
		i !== part
			? emojis
			: emojis.includes(emoji)
				? emojis.filter((e) => e !== emoji)
				: [...emojis, emoji],
	);

/** What a reader has left on a story. */
export interface Reading {
	/** The emojis of each part. */
	given: readonly number[][];
	toggle: (part: number, emoji: number) => void;
	flags: Flags;
	flag: (parts: readonly number[]) => void;
	/** Resolves to whether the room has all of it. */
	save: () => Promise<boolean>;
}

/**
 * The reader's reactions to a story and flags: on the screen at once, in the room soon, and surely
 * before the story is left.
 */
export function useReading(game: Game, player: OwnPlayer, story: WireStory): Reading {
	const [given, setGiven] = useState<number[][]>(() => {
		const before = givenTo(player, story);
		return partsOf(story).map((_, i) => [...(before[i] ?? [])]);
	});
	const id =
		Object.values(player.reactions).find((reaction) => reaction.story_id === story.id)?.id ?? -1;
	const [flagged, setFlagged] = useState<readonly number[] | null>(null);
	const saved = flagsOf(game, player, partsOf(story));
	const latest = useRef({ id, given, flagged });
	latest.current.id = id;
	const unsaved = useRef(false);
	const flying = useRef<Promise<boolean>>(Promise.resolve(true));
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const save = async (): Promise<boolean> => {
		clearTimeout(timer.current);
		if (unsaved.current) {
			unsaved.current = false;
			const { id, given, flagged } = latest.current;
			const reaction = { id, story_id: story.id, meta: { submission_reactions: given } };
			flying.current = send("story/react", {
				reaction,
				...(flagged && { flagged_submissions: [...flagged] }),
			});
		}
		const taken = await flying.current;
		unsaved.current ||= !taken;
		return taken;
	};

	const saveNow = useRef(save);
	saveNow.current = save;
	useEffect(() => () => void saveNow.current(), []);

	const saveSoon = () => {
		unsaved.current = true;
		clearTimeout(timer.current);
		timer.current = setTimeout(() => void saveNow.current(), GATHER);
	};
	const toggle = (part: number, emoji: number) => {
		latest.current.given = toggled(latest.current.given, part, emoji);
		setGiven(latest.current.given);
		saveSoon();
	};
	const flag = (parts: readonly number[]) => {
		latest.current.flagged = parts;
		setFlagged(parts);
		saveSoon();
	};

	return { given, toggle, flags: { ...saved, flagged: flagged ?? saved.flagged }, flag, save };
}
