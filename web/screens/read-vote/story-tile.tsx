import type { OwnPlayer, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import type { ReadState } from "../../game/read-state.ts";
import { castOf, titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Quoted } from "../../parts/story/quoted.tsx";
import { storyBeginning } from "../story/beginning.ts";
import { PaperBag } from "../story/paper-bag.tsx";
import { ReadProgress } from "./read-progress.tsx";
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

/** Shows a story in the list: title, captain, characters, and how far the reader is with it. */
export function StoryTile({ player, story, state, closed, guessed, onOpen }: Props) {
	const quiet = classes(common.quiet, styles.fact);
	const cast = castOf(story);
	// All stories without a captain look the same, and a closed one has not been read.
	const beginning = story.captain || closed ? null : storyBeginning(story);
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
				<span className={classes(styles.picture, styles.bag)}>
					<PaperBag />
				</span>
			)}
			<span className={styles.about}>
				<Quoted as="b">{titleOf(story)}</Quoted>
				{story.captain && <span className={quiet}>{words.by(story.captain.name)}</span>}
				{beginning !== null && (
					<Quoted as="span" className={quiet}>
						{beginning}
					</Quoted>
				)}
				{cast.length > 0 && <span className={quiet}>{words.with(cast)}</span>}
				{guessed && <span className={quiet}>{guessWords.tile}</span>}
			</span>
			<ReadProgress player={player} story={story} state={state} />
		</button>
	);
}
