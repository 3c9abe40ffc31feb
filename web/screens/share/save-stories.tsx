import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { useTask } from "../../exports/use-task.ts";
import { isWhole, storiesOf } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { screenWords } from "../../words/screens.ts";
import { savePictures } from "./save-pictures.ts";
import { TaskNote } from "./task-note.tsx";

/** Saves all stories as pictures with one press. */
export function SaveStories({ game, className }: { game: Game; className?: string | undefined }) {
	const { running, error, run } = useTask<"pictures">();
	const [progress, setProgress] = useState("");
	return (
		<div className={className}>
			<Button
				busy={running !== null}
				disabled={!storiesOf(game).every(isWhole)}
				onClick={() => run("pictures", () => savePictures(game, setProgress))}
			>
				{screenWords.results.keep}
			</Button>
			<TaskNote error={error}>{running && progress}</TaskNote>
		</div>
	);
}
