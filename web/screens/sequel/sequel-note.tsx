import type { Continued } from "#game/wire/state.ts";
import { sequelWords as words } from "#words/game/sequel.ts";
import { classes } from "../../parts/classes.ts";
import { StoryText } from "../../parts/story/story-text.tsx";
import styles from "./sequel.module.css";

/** Names the continued story, whose end can be unfolded. */
export function SequelNote({ continues, cast }: { continues: Continued; cast: boolean }) {
	const { title, characters, content } = continues;
	return (
		<div className={classes(styles.note, cast && styles.middle)}>
			<p>
				<b>{words.of(title)}</b>
			</p>
			{cast && <p>{words.lobby(characters)}</p>}
			<details>
				<summary>{words.read}</summary>
				<StoryText>{content}</StoryText>
			</details>
		</div>
	);
}
