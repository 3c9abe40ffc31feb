import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { sharingWords as words } from "#words/game/sharing.ts";
import { isSolo } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import { Button } from "../../parts/form/button.tsx";
import { Input } from "../../parts/form/input.tsx";
import { MoreButton } from "./more-button.tsx";
import { SaveStory } from "./save-story.tsx";
import styles from "./story-share.module.css";
import { TaskNote } from "./task-note.tsx";
import { useStoryShare } from "./use-story-share.ts";

interface Props {
	game: Game;
	story: WireStory;
	className?: string | undefined;
	/** A phone shows the picture only, until the others are asked for. */
	folds?: boolean;
}

/**
 * Offers a story as pictures, a text or a permalink (docs/game.md "Saving and sharing stories").
 */
export function StoryShare({ game, story, className, folds = false }: Props) {
	const [open, setOpen] = useState(false);
	const way = useStoryShare(game, story);
	const { running, drawn, ready, link } = way;
	const solo = isSolo(game);

	return (
		<div className={className}>
			<div className={classes(styles.ways, folds && !open && styles.folded)}>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "picture"}
					disabled={!ready}
					onClick={way.takePicture}
				>
					{drawn === "picture" ? words.share : solo ? words.downloadImage : words.savePicture}
				</Button>
				{folds && (
					<MoreButton open={open} onToggle={() => setOpen(!open)} className={styles.more} />
				)}
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "teaser"}
					disabled={!ready}
					onClick={way.takeTeaser}
				>
					{drawn === "teaser" ? words.share : game.first_line ? words.dayCard : words.teaser}
				</Button>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "text"}
					disabled={!ready}
					onClick={way.takeText}
				>
					{solo ? words.downloadText : words.saveText}
				</Button>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "link"}
					disabled={running !== null}
					onClick={way.takeLink}
				>
					{link ? words.copyLink : words.permalink}
				</Button>
				<SaveStory story={story.id} buttonClass={styles.button} />
			</div>
			{link && (
				<Input
					className={styles.link}
					readOnly
					value={link}
					aria-label={words.link}
					onFocus={(event) => event.target.select()}
				/>
			)}
			<TaskNote error={way.error}>
				{drawn ? words.drawn : link && (way.copied ? words.copied : words.copyByHand)}
			</TaskNote>
		</div>
	);
}
