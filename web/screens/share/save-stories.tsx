import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { useTask } from "../../exports/use-task.ts";
import { isWhole, storiesOf } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { drawPictures } from "./draw-pictures.ts";
import { TaskNote } from "./task-note.tsx";
import { useDrawn } from "./use-drawn.ts";

/** Saves all stories as pictures with one press. */
export function SaveStories({ game, className }: { game: Game; className?: string | undefined }) {
	const { running, error, run } = useTask<"pictures">();
	const { drawn, takeHome } = useDrawn<"pictures">();
	const [progress, setProgress] = useState("");
	const draw = () => drawPictures(game, setProgress);
	return (
		<div className={className}>
			<Button
				busy={running !== null}
				disabled={!storiesOf(game).every(isWhole)}
				onClick={() => run("pictures", () => takeHome("pictures", draw))}
			>
				{drawn ? sharingWords.share : readingWords.results.keep}
			</Button>
			<TaskNote error={error}>{running ? progress : drawn && sharingWords.drawn}</TaskNote>
		</div>
	);
}
