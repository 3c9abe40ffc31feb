import type { WireStory } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { charactersInOrder } from "../../game/stories.ts";
import { Cast } from "../../parts/story/cast.tsx";

interface Props {
	story: WireStory;
	className?: string | undefined;
	/** Nothing is written yet. */
	first?: boolean;
}

/** Shows a story's characters on one line. */
export const CastLine = ({ story, className, first = false }: Props) => (
	<Cast
		label={first ? screenWords.write.castFirst : screenWords.write.cast}
		names={charactersInOrder(story.characters).map(({ name }) => name)}
		className={className}
	/>
);
