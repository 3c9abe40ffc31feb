import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { listed } from "#words/grammar.ts";
import { castOf, storiesOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { Continued } from "../sequel/continued.tsx";
import styles from "./waiting.module.css";

const say = tableWords.waiting;

/** Shows the audience the stories that are being written, and what they continue. */
export const Cooking = ({ game }: { game: Game }) => (
	<>
		<Titles game={game} />
		<Continued game={game} />
	</>
);

/** Shows the titles and casts of the stories, as far as they are public. */
function Titles({ game }: { game: Game }) {
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
						<Quoted as="b">{story.meta.title ?? say.untitled}</Quoted>
						<span dir="auto" className={common.quiet}>
							{listed(castOf(story))}
						</span>
					</li>
				))}
			</ul>
		</Sheet>
	);
}
