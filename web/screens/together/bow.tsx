import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { sparks } from "../../room/sparks.ts";
import { betrays } from "../sparks/gathered.ts";
import styles from "./together.module.css";

/** Lets a writer bow once for their part; null where that would reveal who wrote it. */
export function Bow({ game }: { game: Game }) {
	const [bowed, setBowed] = useState(false);
	if (betrays(game, { kind: "bow" })) return null;
	const bow = () => {
		setBowed(true);
		sparks.send({ kind: "bow" });
	};
	return (
		<p className={styles.bow}>
			<Button small kind="plain" disabled={bowed} onClick={bow}>
				{readingWords.together.bow}
			</Button>
			<span className={common.quiet} role="status">
				{bowed ? readingWords.together.bowed : readingWords.together.bowNote}
			</span>
		</p>
	);
}
