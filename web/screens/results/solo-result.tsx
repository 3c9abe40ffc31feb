import type { ReactNode } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { partsOf, storiesOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { latePart } from "../../parts/late-part.tsx";
import { GivenOpening } from "../first-line/given-opening.tsx";
import { LateStoryShare } from "../share/late-story-share.tsx";
import { StoryTitle } from "../story/story-title.tsx";
import { Strips } from "../story/strips.tsx";
import { StoryFront } from "../story-pages/story-front.tsx";

// Loads late, because few games begin with a given line.
const LineEnd = latePart(() => import("../first-line/parts.ts"), "LineEnd");

interface Props {
	game: Game;
	watched: boolean;
	/** Files and numbers of the game. */
	children: ReactNode;
}

/** Shows the story of a solo game, which has no ranking, to its writer or to a viewer. */
export function SoloResult({ game, watched, children }: Props) {
	const given = game.first_line;
	const [story] = storiesOf(game);
	if (!story) return children;
	const whole = (
		<div className={common.looseStack}>
			<p className={common.quiet}>
				{readingWords.results.alone(watched ? (story.captain?.name ?? null) : null)}
			</p>
			<StoryTitle story={story} />
			<StoryFront game={game} story={story}>
				{given && <GivenOpening opening={given.opening} />}
			</StoryFront>
			<Strips game={game} parts={partsOf(story)} />
			<section aria-label={sharingWords.heading}>
				<LateStoryShare game={game} story={story} />
			</section>
			{children}
		</div>
	);
	return given && !watched ? <LineEnd {...{ game, story, given }}>{whole}</LineEnd> : whole;
}
