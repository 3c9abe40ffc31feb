import { useEffect, useState } from "react";
import type { WireInput } from "#game/wire/bodies.ts";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { givenTo, reactionTo } from "../../game/read-state.ts";
import { partsOf } from "../../game/stories.ts";
import { send } from "../../room/sending.ts";
import { store } from "../../store.ts";
import { type Flags, flagsOf } from "../story/flags.tsx";

/**
 * Milliseconds after the last press until the reactions are saved, so that several presses are one
 * message.
 */
export const GATHER_TIME = 400;

/** Turns one emoji of one part on or off. */
export const toggled = (given: readonly number[][], part: number, emoji: number): number[][] =>
	given.map((emojis, i) =>
		i !== part
			? emojis
			: emojis.includes(emoji)
				? emojis.filter((e) => e !== emoji)
				: [...emojis, emoji],
	);

/** A reader's reactions to a story and flags in it. */
export interface Marks {
	/** The emojis of each part. */
	given: readonly number[][];
	/** Ids of the flagged parts; null before the reader has changed any. */
	flagged: readonly number[] | null;
}

interface ReactionsOptions {
	story: number;
	/** The emojis of each part that the room has stored. */
	given: readonly number[][];
	/** Returns the room's id of the reader's reaction; null before the first one. */
	reaction: () => number | null;
	/** Resolves to whether the room accepted the message. */
	send: (body: WireInput<"story/react">) => Promise<boolean>;
	onChange: (marks: Marks) => void;
}

/** Keeps a reader's reactions and flags. Changes show at once and are saved soon after. */
export function createReactions({ story, given, reaction, send, onChange }: ReactionsOptions) {
	let marks: Marks = { given, flagged: null };
	let unsaved = false;
	let saving = Promise.resolve(true);
	let timer: ReturnType<typeof setTimeout> | undefined;

	const save = async (): Promise<boolean> => {
		clearTimeout(timer);
		if (unsaved) {
			unsaved = false;
			saving = send({
				reaction: {
					id: reaction() ?? -1,
					story_id: story,
					meta: { submission_reactions: [...marks.given] },
				},
				...(marks.flagged && { flagged_submissions: [...marks.flagged] }),
			});
		}
		const accepted = await saving;
		unsaved ||= !accepted;
		return accepted;
	};

	const change = (part: Partial<Marks>) => {
		marks = { ...marks, ...part };
		onChange(marks);
		unsaved = true;
		clearTimeout(timer);
		timer = setTimeout(save, GATHER_TIME);
	};

	return {
		/** Turns one emoji of one part on or off. */
		toggle: (part: number, emoji: number) => change({ given: toggled(marks.given, part, emoji) }),
		/** Replaces all flags. */
		flag: (flagged: readonly number[]) => change({ flagged }),
		/** Saves unsaved changes at once. Resolves to whether the room has stored everything. */
		save,
	};
}

/** A reader's reactions and flags, and the functions that change them. */
export interface Reading
	extends Pick<ReturnType<typeof createReactions>, "toggle" | "flag" | "save"> {
	given: Marks["given"];
	flags: Flags;
}

/** Returns the reader's reactions to a story. Saves them when the story is left. */
export function useReading(game: Game, player: OwnPlayer, story: WireStory): Reading {
	const parts = partsOf(story);
	const [marks, show] = useState<Marks>(() => {
		const before = givenTo(player, story);
		return { given: parts.map((_, i) => [...(before[i] ?? [])]), flagged: null };
	});
	const [reactions] = useState(() =>
		createReactions({
			story: story.id,
			given: marks.given,
			reaction: () => (store.room.player && reactionTo(store.room.player, story.id)?.id) ?? null,
			send: (body) => send("story/react", body),
			onChange: show,
		}),
	);
	useEffect(() => () => void reactions.save(), [reactions]);

	const saved = flagsOf(game, player, parts);
	const flags = { ...saved, flagged: marks.flagged ?? saved.flagged };
	return { ...reactions, given: marks.given, flags };
}
