import { Link } from "react-router-dom";
import { exportWords } from "#words/game/exports.ts";
import { dayOf } from "#words/grammar.ts";
import { accountWords } from "#words/site/account.ts";
import type { SavedStoryRow } from "../../../gateway/api/answers.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import shelf from "../../parts/page/shelf.module.css";
import { Pill } from "../../parts/pill.tsx";
import styles from "./library.module.css";

const say = accountWords.savedStories;

interface Props {
	story: SavedStoryRow;
	/** A story is being deleted. */
	busy: boolean;
	onDelete: () => void;
}

/** Shows a saved story on the shelf. */
export const StoryRow = ({ story, busy, onDelete }: Props) => (
	<Sheet as="li">
		<div>
			<Link dir="auto" className={classes(shelf.title, styles.title)} to={`/library/${story.id}`}>
				{story.title}
			</Link>
			<span className={common.quiet}>
				{say.facts(story.parts, dayOf(new Date(story.saved_at)))}
			</span>
			{story.mature && <Pill className={styles.rating}>{exportWords.rating(true)}</Pill>}
		</div>
		<ConfirmButton
			small
			label={say.delete}
			sure={say.sure}
			aria-describedby={`story-${story.id}`}
			disabled={busy}
			onConfirm={onDelete}
		/>
		<span dir="auto" className={common.silentText} id={`story-${story.id}`}>
			{say.deleteName(story.title)}
		</span>
	</Sheet>
);
