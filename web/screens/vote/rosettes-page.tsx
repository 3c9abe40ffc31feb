import { LIMITS } from "#game/limits.ts";
import type { WireAward } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { awardName, awardSubtitle } from "../../game/awards.ts";
import common from "../../parts/common.module.css";
import { HalfMarked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import styles from "./award-vote.module.css";
import { RosettePicker } from "./rosette-picker.tsx";
import type { VotingState } from "./use-voting.ts";

const words = readingWords.vote;

interface Props {
	voting: VotingState;
	/** The award that the next story gets. */
	award: WireAward;
}

/** Shows the rosettes of all awards, and what the picked one is for. */
export const RosettesPage = ({ voting, award }: Props) => (
	<>
		<Heading className={styles.heading}>
			<HalfMarked halves={words.heading} whole />
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
