import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import type { WireStory } from "#game/wire/state.ts";
import { mayVoteFor, needsNone } from "../../game/read-state.ts";
import { partsOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Page } from "../../parts/page/page.tsx";
import { screenWords } from "../../words/screens.ts";
import type { ScreenProps } from "../screen.ts";
import { AboutStory } from "../spread/about-story.tsx";
import { StoryPages } from "../spread/story-pages.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { useReading } from "../story/reactions.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { StoryTitle } from "../story/story-title.tsx";
import { ReadingFooter } from "../vote/reading-footer.tsx";
import styles from "./read-vote.module.css";
import { StoryStrips } from "./story-strips.tsx";

const words = screenWords.read;

interface Props extends ScreenProps {
	story: WireStory;
	onBack: () => void;
}

/** Shows one story to read and react to. */
export function StoryView({ game, player, story, onBack }: Props) {
	const reading = useReading(game, player, story);
	const parts = partsOf(story);
	const [saving, setSaving] = useState(false);
	const free = needsNone(player, story);
	const some = reading.given.some((emojis) => emojis.length > 0);
	const saveAndBack = async () => {
		setSaving(true);
		const saved = await reading.save();
		setSaving(false);
		if (saved) onBack();
	};
	return (
		<Page
			wide
			header={<StoryHeader game={game} story={story} />}
			footer={
				<ReadingFooter game={game}>
					<div className={styles.backAndSave}>
						<Button kind="plain" className={styles.back} aria-label={words.back} onClick={onBack}>
							<ChevronLeft size={24} aria-hidden />
						</Button>
						<Button busy={saving} disabled={!some && !free} onClick={saveAndBack}>
							{some ? words.saveBack : free ? words.back : words.needOne}
						</Button>
					</div>
				</ReadingFooter>
			}
		>
			<StoryPages
				left={
					<>
						<StoryTitle story={story} />
						<CastLine story={story} />
						{!mayVoteFor(game, player, story) && <p className={common.quiet}>{words.ownStory}</p>}
						<AboutStory game={game} story={story} parts={parts} of={parts.length} />
					</>
				}
				right={<StoryStrips game={game} player={player} parts={parts} reading={reading} />}
			/>
		</Page>
	);
}
