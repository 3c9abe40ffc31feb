import { Check } from "lucide-react";
import { LIMITS } from "#game/limits.ts";
import type { OwnPlayer, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { givenTo, type ReadState } from "../../game/read-state.ts";
import { castOf, titleOf } from "../../game/stories.ts";
import { topReactions } from "../../game/top-reactions.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Emoji } from "../../parts/emoji.tsx";
import { Pill } from "../../parts/pill.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { Nobody } from "../story/nobody.tsx";
import styles from "./story-tile.module.css";

const words = readingWords.read;

interface Props {
	player: OwnPlayer;
	story: WireStory;
	state: ReadState;
	/** The story cannot be opened yet. */
	closed: boolean;
	/** Its authors are guessed. */
	guessed: boolean;
	onOpen: () => void;
}

const LOOKS: Record<ReadState, string | undefined> = {
	next: styles.next,
	open: undefined,
	own: styles.own,
	done: styles.done,
};

function countsOf(emojis: readonly number[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const emoji of emojis) counts[emoji] = (counts[emoji] ?? 0) + 1;
	return counts;
}

/** Shows a story in the list: title, captain, characters, and how far the reader is with it. */
export function StoryTile({ player, story, state, closed, guessed, onOpen }: Props) {
	const quiet = classes(common.quiet, styles.fact);
	const cast = castOf(story);
	const given = topReactions(countsOf(givenTo(player, story).flat()), LIMITS.emojis);
	return (
		<button
			type="button"
			className={classes(styles.tile, LOOKS[state])}
			disabled={closed}
			onClick={onOpen}
		>
			{story.captain ? (
				<Avatar sprite={story.captain.meta.sprite_id} size={52} className={styles.picture} />
			) : (
				<Nobody size={52} className={styles.picture} />
			)}
			<span className={styles.about}>
				<Quoted as="b">{titleOf(story)}</Quoted>
				{story.captain && <span className={quiet}>{words.by(story.captain.name)}</span>}
				{cast.length > 0 && <span className={quiet}>{words.with(cast)}</span>}
				{guessed && <span className={quiet}>{guessWords.tile}</span>}
			</span>
			<span className={styles.mine}>
				<Pill className={styles.state}>
					{state === "done" && <Check size={14} strokeWidth={3.5} aria-hidden />}
					{words.states[state]}
				</Pill>
				<span className={styles.given}>
					{given.map(({ emoji }) => (
						<Emoji key={emoji} index={emoji} size={18} />
					))}
				</span>
			</span>
		</button>
	);
}
