import type { Game } from "#game/wire/state.ts";
import { castOf, storiesOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { tableWords } from "../../words/evening/table.ts";
import { listed } from "../../words/grammar.ts";
import styles from "./waiting.module.css";

const say = tableWords.waiting;

/** Shows the audience the titles and casts of the stories, as far as they are public. */
export function Cooking({ game }: { game: Game }) {
	const stories = storiesOf(game).filter(
		(story) => story.meta.title !== null || castOf(story).length > 0,
	);
	if (stories.length === 0) return null;
	return (
		<Sheet as="section" className={styles.cooking}>
			<h2>{say.stories}</h2>
			<ul>
				{stories.map((story) => (
					<li key={story.id}>
						<b dir="auto">{story.meta.title ?? say.untitled}</b>
						<span dir="auto" className={common.quiet}>
							{listed(castOf(story))}
						</span>
					</li>
				))}
			</ul>
		</Sheet>
	);
}
