import type { WireAward } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { awardName } from "../../game/awards.ts";
import { mayVoteFor } from "../../game/read-state.ts";
import { storiesOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { NewsLine } from "../../parts/news-line.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./award-vote.module.css";
import { BallotStory, OwnStory } from "./ballot-story.tsx";
import type { VotingState } from "./use-voting.ts";
import { VoteCrowd } from "./vote-crowd.tsx";

const words = readingWords.vote;

interface Props extends ScreenProps {
	voting: VotingState;
	/** The award that the next story gets. */
	award: WireAward;
	onList: () => void;
	/** Leads back to the guesses; null when they cannot be changed. */
	onGuess: (() => void) | null;
}

/** Shows the stories to stick rosettes on, and the players who have voted. */
export function BallotPage({ game, player, voting, award, onList, onGuess }: Props) {
	const { awards, ballot, stick, stuck } = voting;
	const stories = storiesOf(game);
	const eligible = stories.filter((story) => mayVoteFor(game, player, story));
	return (
		<>
			<fieldset className={styles.ballot}>
				<legend className={common.silentText}>{words.choices(awardName(award.meta.name))}</legend>
				{eligible.map((story) => (
					<BallotStory
						key={story.id}
						story={story}
						award={award}
						stuck={awards.filter(({ id }) => ballot[id] === story.id)}
						onChoose={() => stick(award.id, story.id)}
					/>
				))}
			</fieldset>
			{stories
				.filter((story) => !eligible.includes(story))
				.map((story) => (
					<OwnStory key={story.id} story={story} />
				))}
			<Button kind="plain" small className={styles.list} onClick={onList}>
				{words.list}
			</Button>
			{onGuess && (
				<Button kind="plain" small className={styles.list} onClick={onGuess}>
					{guessWords.again}
				</Button>
			)}
			<NewsLine text={stuck} />
			<VoteCrowd game={game} player={player} />
		</>
	);
}
