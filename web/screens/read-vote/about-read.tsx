import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { mayVoteFor } from "../../game/read-state.ts";
import common from "../../parts/common.module.css";
import { useOpen } from "../../parts/spread/use-open.ts";
import type { ScreenProps } from "../screen.ts";
import { Continued } from "../sequel/continued.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { StoryTitle } from "../story/story-title.tsx";
import { StoryStage } from "../story-pages/late-stage.tsx";
import { StoryFront } from "../story-pages/story-front.tsx";

/** Shows the title and cast of a story that is read, and on a page of its own its small stage. */
export function AboutRead({ game, player, story }: ScreenProps & { story: WireStory }) {
	const spread = useOpen();
	const own = !mayVoteFor(game, player, story) && (
		<p className={common.quiet}>{readingWords.read.ownStory}</p>
	);
	return (
		<>
			<StoryTitle story={story} />
			{spread ? (
				<>
					<CastLine story={story} />
					{own}
					<StoryStage story={story} game={game} doneFrom={STATUS.postReading} />
					<Continued game={game} />
				</>
			) : (
				<StoryFront game={game} story={story}>
					{own}
				</StoryFront>
			)}
		</>
	);
}
