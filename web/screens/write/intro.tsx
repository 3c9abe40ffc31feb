import { LIMITS } from "#game/limits.ts";
import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo } from "../../game/seats.ts";
import { partsOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import { useTimeLeft } from "../../room/reached.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import { StoryHeader } from "../story/story-header.tsx";
import { AboutStory } from "../story-pages/about-story.tsx";
import { StoryPages } from "../story-pages/story-pages.tsx";
import styles from "./intro.module.css";
import { introLines } from "./intro-lines.tsx";
import { extraText } from "./tools/extra-time.tsx";

const words = screenWords.intro;

/** Milliseconds of the countdown at the end of the intro (docs/game.md "Writing"). */
const COUNTDOWN = 4000;

interface Props {
	game: Game;
	story: WireStory;
	part: WireSubmission;
	/** Epoch ms at which the writing begins. */
	start: number;
	/** The milliseconds of the writer's time that are for reading. */
	extra: number;
	/** The writer's avatar. */
	sprite: number;
}

/** Returns the countdown's text; null before the countdown. */
export const countOf = (left: number): string | null =>
	left > COUNTDOWN
		? null
		: left <= COUNTDOWN / 4
			? words.go
			: String(Math.ceil((left * 4) / COUNTDOWN) - 1);

/** Shows the intro of a part: the story's characters line by line, then the countdown. */
export function Intro({ game, story, part, start, extra, sprite }: Props) {
	const left = useTimeLeft(start);
	const total = isSolo(game) || game.settings.faster_phases ? LIMITS.introFast : LIMITS.intro;
	const lines = introLines(story, part, game.continues !== undefined);
	const perLine = (total - COUNTDOWN) / lines.length;
	const count = countOf(left);
	return (
		<PhasePage
			wide
			mainClass={styles.main}
			header={<StoryHeader game={game} story={story} part={part.index} />}
			note={extraText(extra) ?? words.footer}
		>
			<Heading className={common.silentText}>{words.heading}</Heading>
			<StoryPages
				left={
					<AboutStory
						game={game}
						story={story}
						parts={partsOf(story)}
						of={game.settings.num_switches}
						now={part.index}
						own={sprite}
					/>
				}
				right={
					<div className={styles.intro}>
						<div className={styles.lines} role="status">
							{lines.map((line, i) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
								<p key={i} className={total - left >= i * perLine ? styles.said : undefined}>
									{line}
								</p>
							))}
						</div>
						<div className={styles.count} role="timer">
							{count && <span key={count}>{count}</span>}
						</div>
					</div>
				}
			/>
		</PhasePage>
	);
}
