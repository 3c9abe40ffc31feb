import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { Button } from "../../parts/form/button.tsx";
import type { StoryReading } from "../story/reactions.ts";
import { ReadingFooter } from "../vote/reading-footer.tsx";
import styles from "./read-vote.module.css";

const words = readingWords.read;

interface Props {
	game: Game;
	reading: StoryReading;
	/** The reader may go back without a reaction. */
	free: boolean;
	onBack: () => void;
}

/** Shows the buttons back from a story, with and without the reader's stickers. */
export function StoryViewFooter({ game, reading, free, onBack }: Props) {
	const [saving, setSaving] = useState(false);
	const some = reading.given.some((emojis) => emojis.length > 0);
	const saveAndBack = async () => {
		setSaving(true);
		const saved = await reading.save();
		setSaving(false);
		if (saved) onBack();
	};
	return (
		<ReadingFooter game={game}>
			<div className={styles.backAndSave}>
				<Button kind="plain" className={styles.back} aria-label={words.back} onClick={onBack}>
					<ChevronLeft size={24} aria-hidden />
				</Button>
				{some || free ? (
					<Button busy={saving} onClick={saveAndBack}>
						{some ? words.saveBack : words.back}
					</Button>
				) : (
					<p className={styles.needed}>{words.needOne}</p>
				)}
			</div>
		</ReadingFooter>
	);
}
