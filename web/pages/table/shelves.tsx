import { useState } from "react";
import { Link } from "react-router-dom";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import { dayOf, weekdayAndTime } from "#words/grammar.ts";
import type { EveningAnswer } from "../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { TaskError } from "../../parts/form/field.tsx";
import { lastGames } from "../../room/seats/last-games.ts";
import { tableApi } from "../../room/seats/lasting-tables.ts";
import { BareShelf } from "./bare-shelf.tsx";
import { type Kept, ShelfStory, type TakesDown } from "./shelf-story.tsx";
import styles from "./shelves.module.css";

const say = lastingTableWords.shelf;

interface Props {
	tableKey: string;
	evenings: readonly EveningAnswer[];
	/** Reads the shelf again. */
	onAgain: () => void;
}

/** Shows the evenings of a table as boards with their winners and the stories that its people keep. */
export function Shelves({ tableKey, evenings, onAgain }: Props) {
	const { busy, error, run } = useAccountTask();
	const [tidying, setTidying] = useState(false);
	const onTakeDown = (story: number) =>
		void run(() => tableApi.takeDown(tableKey, story).then(onAgain));
	const takesDown = tidying ? { busy, onTakeDown } : null;
	return (
		<section className={styles.shelf} aria-labelledby="shelf">
			<div className={styles.head}>
				<h2 id="shelf">{say.heading}</h2>
				{evenings.some(({ stories }) => stories.length > 0) && (
					<button
						type="button"
						className={classes(common.textButton, styles.tidy)}
						aria-pressed={tidying}
						onClick={() => setTidying(!tidying)}
					>
						{say.tidy}
					</button>
				)}
			</div>
			{evenings.length === 0 ? (
				<BareShelf>{say.empty}</BareShelf>
			) : (
				<>
					<TaskError error={error} />
					<ol className={styles.evenings}>
						{evenings.map((evening) => (
							<Evening key={evening.game_id} {...{ evening, takesDown }} />
						))}
					</ol>
					<p className={common.quiet}>{say.note}</p>
				</>
			)}
		</section>
	);
}

function Evening({ evening, takesDown }: { evening: EveningAnswer; takesDown: TakesDown }) {
	const { game_id, played_at, stories } = evening;
	const [latest] = lastGames().filter(({ gameId }) => gameId === game_id);
	const winners = stories.filter(({ winner }) => winner);
	const others = stories.filter(({ winner }) => !winner).sort(mostAwarded);
	const bare = stories.length === 0 && !latest;
	return (
		<li className={styles.evening} data-bare={bare || undefined}>
			<h3 className={styles.board}>
				<time dateTime={new Date(played_at).toISOString()}>{dayOf(new Date(played_at))}</time>
			</h3>
			<Stories stories={winners} takesDown={takesDown} />
			{bare && <p className={common.quiet}>{say.nothing}</p>}
			<Stories stories={others} takesDown={takesDown} />
			{latest && (
				<Link to={`/last/${latest.id}`}>{say.read(weekdayAndTime(latest.expiresAt))}</Link>
			)}
		</li>
	);
}

const Stories = ({ stories, takesDown }: { stories: readonly Kept[]; takesDown: TakesDown }) =>
	stories.length > 0 && (
		<ul className={styles.stories}>
			{stories.map((story) => (
				<ShelfStory key={story.id} story={story} takesDown={takesDown} />
			))}
		</ul>
	);

const mostAwarded = (a: Kept, b: Kept): number => b.awards.length - a.awards.length;
