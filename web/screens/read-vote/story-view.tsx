import type { WireStory } from "#game/wire/state.ts";
import { needsNone } from "../../game/read-state.ts";
import { partsOf } from "../../game/stories.ts";
import { Page } from "../../parts/page/page.tsx";
import type { ScreenProps } from "../screen.ts";
import { useReading } from "../story/reactions.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import { AboutRead } from "./about-read.tsx";
import { StoryStrips } from "./story-strips.tsx";
import { StoryViewFooter } from "./story-view-footer.tsx";

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
				left={<AboutRead game={game} player={player} story={story} />}
				right={<StoryStrips game={game} player={player} parts={parts} reading={reading} />}
			/>
		</Page>
	);
}
