import type { OwnPlayer, WireStory } from "#game/wire/state.ts";
import type { ReadState } from "../../game/read-state.ts";
import styles from "./story-tile.module.css";
import { StoryTile } from "./story-tile.tsx";

interface Props {
	player: OwnPlayer;
	/** The stories in order, with the reader's progress. */
	states: readonly [WireStory, ReadState][];
	/** Returns whether a story cannot be opened yet. */
	isClosed: (story: WireStory) => boolean;
	/** The id of the story whose authors are guessed. */
	guessed?: number | undefined;
	onOpen: (story: number) => void;
}

/** Shows the stories of the list, to be opened. */
export const StoryTiles = ({ player, states, isClosed, guessed, onOpen }: Props) => (
	<ul className={styles.tiles}>
		{states.map(([story, state]) => (
			<li key={story.id}>
				<StoryTile
					player={player}
					story={story}
					state={state}
					closed={isClosed(story)}
					guessed={story.id === guessed}
					onOpen={() => onOpen(story.id)}
				/>
			</li>
		))}
	</ul>
);
