import { useEffect, useRef, useState } from "react";
import type { OwnPlayer, WireStory } from "../../gateway/protocol.ts";
import { givenTo } from "./read-state.ts";
import { tell } from "./sending.ts";
import { partsOf } from "./stories.ts";

/** Presses in quick succession travel together, in milliseconds. */
const GATHER = 400;

/** Turns one emoji of one part on or off. */
export const toggled = (given: readonly number[][], part: number, emoji: number): number[][] =>
	given.map((emojis, i) => (i !== part ? emojis : emojis.includes(emoji) ? emojis.filter((e) => e !== emoji) : [...emojis, emoji]));

/** The reader's reactions to a story: on the screen at once, in the room soon, and surely before the story is left. */
export function useReactions(player: OwnPlayer, story: WireStory) {
	const [given, setGiven] = useState<number[][]>(() => {
		const before = givenTo(player, story);
		return partsOf(story).map((_, i) => [...(before[i] ?? [])]);
	});
	const id = Object.values(player.reactions).find((reaction) => reaction.story_id === story.id)?.id ?? -1;
	const latest = useRef({ id, given });
	latest.current.id = id;
	const unsaved = useRef(false);
	const flying = useRef<Promise<boolean>>(Promise.resolve(true));
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	/** Whether the room has everything that is on the screen. */
	const save = async (): Promise<boolean> => {
		clearTimeout(timer.current);
		if (unsaved.current) {
			unsaved.current = false;
			const reaction = { id: latest.current.id, story_id: story.id, meta: { submission_reactions: latest.current.given } };
			flying.current = tell("story/react", { reaction });
		}
		const taken = await flying.current;
		unsaved.current ||= !taken;
		return taken;
	};

	const saveNow = useRef(save);
	saveNow.current = save;
	useEffect(() => () => void saveNow.current(), []);

	const toggle = (part: number, emoji: number) => {
		latest.current.given = toggled(latest.current.given, part, emoji);
		setGiven(latest.current.given);
		unsaved.current = true;
		clearTimeout(timer.current);
		timer.current = setTimeout(() => void saveNow.current(), GATHER);
	};

	return { given, toggle, save };
}
