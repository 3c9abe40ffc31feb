import type { Game } from "../../gateway/protocol.ts";
import { CastLine } from "./cast-line.tsx";
import { partsOf, storiesOf } from "./stories.ts";
import { StoryShare } from "./story-share.tsx";
import { StoryTitle } from "./story-title.tsx";
import { Strip } from "./strip.tsx";
import { screenWords } from "./words.ts";

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
