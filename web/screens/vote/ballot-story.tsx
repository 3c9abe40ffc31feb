import type { WireAward, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { awardName } from "../../game/awards.ts";
import { titleOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { CoverFace } from "../../parts/cover/cover-face.tsx";
import { Rosette } from "../../parts/rosette.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { storyBeginning } from "../story/beginning.ts";
import styles from "./ballot-story.module.css";
import { DROP } from "./use-drag.ts";

interface Props {
	story: WireStory;
	/** The award in hand. */
	award: WireAward;
	/** The awards that the voter has given to the story. */
	stuck: readonly WireAward[];
	onChoose: () => void;
}

/** Shows a story with its rosettes, as the choice for the award in hand. */
export function BallotStory({ story, award, stuck, onChoose }: Props) {
	const chosen = stuck.some(({ id }) => id === award.id);
	return (
		<label
			className={classes(styles.story, isFaceless(story) && styles.faceless)}
			{...{ [DROP]: story.id }}
		>
			<CoverFace story={story} size={58} />
			<span className={common.breakAnywhere}>
				<Quoted as="span">{titleOf(story)}</Quoted>
				<Beginning story={story} />
			</span>
			<span className={styles.rosettes}>
				{stuck.map(({ id, meta }) => (
					<Rosette
						key={id}
						className={styles.stuck}
						size={40}
						rule={meta.rule}
						label={id === award.id ? "" : awardName(meta.name)}
					/>
				))}
				<input
					className={classes(chosen ? common.silentText : styles.slot)}
					type="radio"
					name={`award-${award.id}`}
					checked={chosen}
					onChange={onChoose}
				/>
			</span>
		</label>
	);
}

/** Shows a story that the voter started and may not vote for. */
export const OwnStory = ({ story }: { story: WireStory }) => (
	<p className={classes(styles.story, styles.own, isFaceless(story) && styles.faceless)}>
		<CoverFace story={story} size={58} />
		<span className={common.breakAnywhere}>
			<bdi>{titleOf(story)}</bdi>
			<span className={styles.note}>{readingWords.vote.own}</span>
		</span>
	</p>
);

/** Returns whether nothing pictures a story, because authors are hidden and it has no cover. */
const isFaceless = ({ captain, meta }: WireStory): boolean =>
	captain === null && meta.cover === undefined;

/**
 * Shows the first words of a story. A phone has room for them only without a captain, because all
 * such stories look the same.
 */
const Beginning = ({ story }: { story: WireStory }) => {
	const words = storyBeginning(story);
	return (
		words !== null && (
			<Quoted as="span" className={classes(styles.note, story.captain !== null && styles.further)}>
				{words}
			</Quoted>
		)
	);
};
