import { LIMITS } from "#game/limits.ts";
import type { WireAward } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { awardName, awardSubtitle } from "../../game/awards.ts";
import { mayVoteFor } from "../../game/read-state.ts";
import { storiesOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { NewsLine } from "../../parts/news-line.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { BallotStory, OwnStory } from "../vote/ballot-story.tsx";
import { RosettePicker } from "../vote/rosette-picker.tsx";
import type { VotingState } from "../vote/use-voting.ts";
import { VoteCrowd } from "../vote/vote-crowd.tsx";
import styles from "./award-vote.module.css";

const words = readingWords.vote;
const [before, marked] = words.heading;

interface Props {
	voting: VotingState;
	/** The award that the next story gets. */
	award: WireAward;
}

/** Shows the rosettes of all awards, and what the picked one is for. */
export const RosettesPage = ({ voting, award }: Props) => (
	<>
		<Heading className={styles.heading}>
			{before} <Marked>{marked}</Marked>
		</Heading>
		<RosettePicker
			awards={voting.awards}
			picked={award.id}
			onPick={voting.pick}
			holder={voting.holder}
			onDrop={voting.stick}
		/>
		<div className={styles.award}>
			<h2>{awardName(award.meta.name)}</h2>
			<p className={common.quiet}>
				{words.worth(awardSubtitle(award.meta), LIMITS.pointsPerAward)}
			</p>
		</div>
		<p className={styles.hint}>{words.hint}</p>
	</>
);

/** Shows the stories to stick rosettes on, and the players who have voted. */
export function StoriesPage({
	game,
	player,
	voting,
	award,
	onList,
	onGuess,
}: Props & ScreenProps & { onList: () => void; onGuess: () => void }) {
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
			{game.guessing && (
				<Button kind="plain" small className={styles.list} onClick={onGuess}>
					{guessWords.again}
				</Button>
			)}
			<NewsLine text={stuck} />
			<VoteCrowd game={game} player={player} />
		</>
	);
}
