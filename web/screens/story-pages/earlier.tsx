import { useState } from "react";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { Strips } from "../story/strips.tsx";
import styles from "./earlier.module.css";

const words = readingWords.together;

interface Props {
	game: Game;
	parts: readonly WireSubmission[];
}

/** Shows the parts before the open one, which the reader can unfold. */
export function Earlier({ game, parts }: Props) {
	const [open, setOpen] = useState(false);
	if (parts.length === 0) return null;
	return (
		<details className={styles.earlier} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{words.earlier(parts.length)}</summary>
			{open && <Strips game={game} parts={parts} />}
		</details>
	);
}
