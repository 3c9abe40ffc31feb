import type { Game, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { facts } from "#words/grammar.ts";
import { awardName } from "../../game/awards.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Dialog } from "../../parts/page/dialog.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Quoted } from "../../parts/story/quoted.tsx";
import { TopReactions } from "../../parts/story/top-reactions.tsx";
import { LateStoryShare } from "../share/late-story-share.tsx";
import { Strips } from "../story/strips.tsx";
import { StoryFront } from "../story-pages/story-front.tsx";
import styles from "./story-card.module.css";

const words = readingWords.results;

interface Props {
	game: Game;
	story: WireStory;
	score: number;
	open: boolean;
	onClose: () => void;
}

/** Shows a whole story with what it won, and the ways to share it. */
export function StoryDialog({ game, story, score, open, onClose }: Props) {
	const title = titleOf(story);
	return (
		<Dialog
			title={
				<Quoted as="span" className={common.breakAnywhere}>
					{title}
				</Quoted>
			}
			className={styles.dialog}
			titleClass={sheet.heading}
			open={open}
			onClose={onClose}
		>
			<div className={common.looseStack}>
				<p className={common.quiet}>
					{facts([
						story.captain && readingWords.read.by(story.captain.name),
						words.points(score),
						...story.meta.awards.map((award) => awardName(award)),
					])}
				</p>
				<StoryFront game={game} story={story} castClass={styles.cast} />
				<TopReactions counts={story.meta.reactions} label={words.favourites(title)} />
				<Strips game={game} parts={partsOf(story)} frame={() => ({ byClass: styles.by })} />
				<div className={styles.share}>
					<LateStoryShare game={game} story={story} folds />
				</div>
			</div>
		</Dialog>
	);
}
