import { useEffect, useState } from "react";
import { STATUS } from "#game/status.ts";
import type { DraftBody, WireInput } from "#game/wire/bodies.ts";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { givenTo, reactionTo } from "../../game/read-state.ts";
import { partsOf } from "../../game/stories.ts";
import { send } from "../../room/sending.ts";
import { useEntry } from "../../room/use-entry.ts";
import { store } from "../../store.ts";
import { type Flags, flagsOf } from "./flags.tsx";

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
	/** Saves emojis that are not a reaction yet. Returns false when only a reaction can save them. */
	keep: (body: DraftBody<"story/react">) => boolean;
	/** Resolves to whether the room accepted the message. */
	send: (body: WireInput<"story/react">) => Promise<boolean>;
	onChange: (marks: Marks) => void;
}

/**
 * Keeps a reader's reactions and flags. Changes show at once and are saved soon after. `unsaved`
 * means that the emojis are not a reaction yet.
 */
export function createReactions({
	story,
	given,
	reaction,
	keep,
	send,
	onChange,
	unsaved = false,
}: ReactionsOptions & { unsaved?: boolean }) {
	let marks: Marks = { given, flagged: null };
	let saving = Promise.resolve(true);
	let timer: ReturnType<typeof setTimeout> | undefined;

	const body = () => ({
		reaction: {
			id: reaction() ?? -1,
			story_id: story,
			// The wire's type is mutable, although sending changes nothing.
			meta: { submission_reactions: [...marks.given] as number[][] },
		},
	});

	const save = async (): Promise<boolean> => {
		clearTimeout(timer);
		if (unsaved) {
			unsaved = false;
			saving = send({
				...body(),
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
	};
	const saveSoon = () => {
		clearTimeout(timer);
		timer = setTimeout(save, GATHER_TIME);
	};

	return {
		/** Turns one emoji of one part on or off. It becomes a reaction when the story is left. */
		toggle(part: number, emoji: number): void {
			change({ given: toggled(marks.given, part, emoji) });
			if (!keep(body())) saveSoon();
		},
		/** Replaces all flags. The host must see them soon, so the emojis become a reaction. */
		flag(flagged: readonly number[]): void {
			change({ flagged });
			saveSoon();
		},
		/** Saves unsaved changes at once. Resolves to whether the room has stored everything. */
		save,
	};
}

/** A reader's reactions and flags, and the functions that change them. */
export interface StoryReading
	extends Pick<ReturnType<typeof createReactions>, "toggle" | "flag" | "save"> {
	given: Marks["given"];
	flags: Flags;
}

/**
 * Returns the reader's reactions to a story. Saves them when the story is left, or with `live` soon
 * after each press, so that all readers see the sums.
 */
export function useReading(
	game: Game,
	player: OwnPlayer,
	story: WireStory,
	{ live = false } = {},
): StoryReading {
	const parts = partsOf(story);
	const entry = useEntry({ game, player }, "story/react", {
		story: story.id,
		interval: GATHER_TIME,
	});
	const [marks, show] = useState<Marks>(() => {
		const before = entry.start?.reaction.meta.submission_reactions ?? givenTo(player, story);
		return { given: parts.map((_, i) => [...(before[i] ?? [])]), flagged: null };
	});
	const [reactions] = useState(() =>
		createReactions({
			story: story.id,
			given: marks.given,
			reaction: () => (store.room.player && reactionTo(store.room.player, story.id)?.id) ?? null,
			// Reactions do not advance a reader who has finished, so they need no draft.
			keep: (body) => !live && store.room.player?.status !== STATUS.postReading && entry.edit(body),
			send: (body) => entry.submit(() => send("story/react", body)),
			onChange: show,
			unsaved: entry.start !== null,
		}),
	);
	useEffect(() => () => void reactions.save(), [reactions]);

	const saved = flagsOf(game, player, parts);
	const flags = { ...saved, flagged: marks.flagged ?? saved.flagged };
	return { ...reactions, given: marks.given, flags };
}
