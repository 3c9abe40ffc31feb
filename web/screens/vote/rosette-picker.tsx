import { createPortal } from "react-dom";
import type { WireAward } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { awardName } from "../../game/awards.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Rosette } from "../../parts/rosette.tsx";
import styles from "./rosette-picker.module.css";
import { useDrag } from "./use-drag.ts";

const words = readingWords.vote;

interface Props {
	awards: readonly WireAward[];
	/** The id of the award in hand. */
	picked: number;
	onPick: (award: number) => void;
	/** Returns the title of the story that has the award; null while none has it. */
	holder: (award: number) => string | null;
	onDrop: (award: number, story: number) => void;
}

/** Shows the rosettes to give. One of them is in hand, and each can be dragged onto a story. */
export function RosettePicker({ awards, picked, onPick, holder, onDrop }: Props) {
	const { dragged, ghost, handlers } = useDrag<WireAward>((award, story) =>
		onDrop(award.id, story),
	);
	return (
		<fieldset className={styles.rosettes}>
			<legend className={common.silentText}>{words.awards}</legend>
			{awards.map((award) => {
				const story = holder(award.id);
				return (
					<label
						key={award.id}
						className={classes(styles.rosette, story !== null && styles.given)}
						{...handlers(award)}
					>
						<input
							className={common.silentText}
							type="radio"
							name="rosette"
							checked={award.id === picked}
							onChange={() => onPick(award.id)}
						/>
						<Rosette size={54} rule={award.meta.rule} />
						<b className={styles.name} aria-hidden>
							{awardName(award.meta.name)}
						</b>
						<span className={common.silentText}>
							{story === null
								? awardName(award.meta.name)
								: words.given(awardName(award.meta.name), story)}
						</span>
					</label>
				);
			})}
			{createPortal(
				<span className={styles.ghost} ref={ghost} aria-hidden>
					{dragged && <Rosette size={72} rule={dragged.meta.rule} />}
				</span>,
				document.body,
			)}
		</fieldset>
	);
}
