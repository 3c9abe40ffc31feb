import type { WireAward, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { awardName } from "../../game/awards.ts";
import { titleOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { CoverFace } from "../../parts/cover/cover-face.tsx";
import { Rosette } from "../../parts/rosette.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { Nobody } from "../story/nobody.tsx";
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
		<label className={styles.story} {...{ [DROP]: story.id }}>
			<Face story={story} />
			<Quoted as="span" className={common.breakAnywhere}>
				{titleOf(story)}
			</Quoted>
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
	<p className={classes(styles.story, styles.own)}>
		<Face story={story} />
		<span className={common.breakAnywhere}>
			<bdi>{titleOf(story)}</bdi>
			<span className={styles.note}>{readingWords.vote.own}</span>
		</span>
	</p>
);

const Face = ({ story }: { story: WireStory }) =>
	story.captain || story.meta.cover !== undefined ? (
		<CoverFace story={story} size={46} />
	) : (
		<Nobody size={46} />
	);
