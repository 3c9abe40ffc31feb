import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import flag from "../story/flag.module.css";
import { Strips } from "../story/strips.tsx";
import { StoryCover } from "../story-pages/story-cover.tsx";
import styles from "./censor.module.css";

const words = screenWords.censor;

interface Props {
	game: Game;
	story: WireStory;
	/** The ids of the parts that are to be blacked out. */
	marked: readonly number[];
	onMark: (part: number, on: boolean) => void;
	/** Returns the number of flags on a part. */
	flagsOn: (part: number) => number;
}

/** Shows a story with a switch and the number of flags below each part. */
export function StoryToCensor({ game, story, marked, onMark, flagsOn }: Props) {
	const frame = ({ id }: WireSubmission) => ({
		textClass: marked.includes(id) ? styles.blacked : undefined,
		below: (
			<>
				{flagsOn(id) > 0 && <p className={flag.note}>{words.flags(flagsOn(id))}</p>}
				<Toggle
					className={styles.toggle}
					checked={marked.includes(id)}
					onChange={(on) => onMark(id, on)}
					label={marked.includes(id) ? words.marked : words.mark}
				/>
			</>
		),
	});
	return (
		<section className={styles.story}>
			<Quoted as="h2">{titleOf(story)}</Quoted>
			<StoryCover story={story} />
			{partsOf(story).map((part) => (
				<div key={part.id}>
					<Strips game={game} parts={[part]} frame={frame} />
				</div>
			))}
		</section>
	);
}
