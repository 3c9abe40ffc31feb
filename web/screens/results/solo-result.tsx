import type { Game } from "#game/wire/state.ts";
import { partsOf, storiesOf } from "../../game/stories.ts";
import { screenWords } from "../../words/screens.ts";
import { CastLine } from "../story/cast-line.tsx";
import { StoryTitle } from "../story/story-title.tsx";
import { Strip } from "../story/strip.tsx";
import { StoryShare } from "./story-share.tsx";

/** Solo: the one story, whole; there is nobody to be ranked against. */
export function SoloResult({ game }: { game: Game }) {
	return storiesOf(game).map((story) => (
		<div className="solo-result" key={story.id}>
			<p className="quiet">{screenWords.results.alone}</p>
			<StoryTitle story={story} />
			<CastLine story={story} />
			{partsOf(story).map((part) => (
				<Strip key={part.id} game={game} part={part} />
			))}
			<StoryShare game={game} story={story} />
		</div>
	));
}
