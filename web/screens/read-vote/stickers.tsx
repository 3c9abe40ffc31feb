import { readingWords } from "#words/game/reading.ts";
import { SHOWN_REACTIONS } from "../../game/top-reactions.ts";
import common from "../../parts/common.module.css";
import { Emoji } from "../../parts/emoji.tsx";
import styles from "./stickers.module.css";

const words = readingWords.read;

interface Props {
	/** The part's name, for screen readers. */
	part: string;
	given: readonly number[];
	onToggle: (emoji: number) => void;
}

/** Shows the emojis with which a reader reacts to a part. */
export function Stickers({ part, given, onToggle }: Props) {
	return (
		<fieldset className={styles.stickers}>
			<legend className={common.silentText}>{words.stickers(part)}</legend>
			{SHOWN_REACTIONS.map((emoji) => (
				<button
					key={emoji}
					type="button"
					aria-pressed={given.includes(emoji)}
					onClick={() => onToggle(emoji)}
				>
					<Emoji index={emoji} size={26} />
				</button>
			))}
		</fieldset>
	);
}
