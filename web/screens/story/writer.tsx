import type { Game, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { spriteOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Nobody } from "./nobody.tsx";
import styles from "./writer.module.css";

interface Props {
	game: Game;
	part: WireSubmission;
	size: number;
}

/** Returns the name of a part's writer, or a substitute while authors are hidden. */
export const writerOf = (part: WireSubmission): string => part.player ?? screenWords.write.unknown;

/** Shows the picture of a part's writer, or a question mark while authors are hidden. */
export function Writer({ game, part, size }: Props) {
	const sprite = spriteOf(game, part);
	return sprite === null ? (
		<Nobody size={size} />
	) : (
		<Avatar sprite={sprite} size={size} className={styles.picture} />
	);
}
