import type { WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { mayVoteFor, needsNone } from "../../game/read-state.ts";
import { partsOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Page } from "../../parts/page/page.tsx";
import type { ScreenProps } from "../screen.ts";
import { useReading } from "../story/reactions.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { StoryTitle } from "../story/story-title.tsx";
import { AboutStory } from "../story-pages/about-story.tsx";
import { StoryFront } from "../story-pages/story-front.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import { StoryStrips } from "./story-strips.tsx";
import { StoryViewFooter } from "./story-view-footer.tsx";

const words = readingWords.read;

interface Props extends ScreenProps {
	story: WireStory;
	onBack: () => void;
}

/** Shows one story to read and react to. */
export function StoryView({ game, player, story, onBack }: Props) {
	const reading = useReading(game, player, story);
	const parts = partsOf(story);
	return (
		<Page
			wide
			header={<StoryHeader game={game} story={story} />}
			footer={
				<StoryViewFooter
					game={game}
					reading={reading}
					free={needsNone(player, story)}
					onBack={onBack}
				/>
			}
		>
			<StoryPages
				left={
					<>
						<StoryTitle story={story} />
						<StoryFront game={game} story={story} />
						{!mayVoteFor(game, player, story) && <p className={common.quiet}>{words.ownStory}</p>}
						<AboutStory game={game} story={story} parts={parts} of={parts.length} />
					</>
				}
				right={<StoryStrips game={game} player={player} parts={parts} reading={reading} />}
			/>
		</Page>
	);
}
