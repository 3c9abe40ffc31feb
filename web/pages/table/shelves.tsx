import { Link } from "react-router-dom";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import { dayOf, weekdayAndTime } from "#words/grammar.ts";
import type { EveningAnswer } from "../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../account/account-task.ts";
import common from "../../parts/common.module.css";
import { TaskError } from "../../parts/form/field.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { lastGames } from "../../room/seats/last-games.ts";
import { tableApi } from "../../room/seats/lasting-tables.ts";
import { type Kept, ShelfStory, type TakesDown } from "./shelf-story.tsx";
import styles from "./table.module.css";

const say = lastingTableWords.shelf;

interface Props {
	tableKey: string;
	evenings: readonly EveningAnswer[];
	/** Reads the shelf again. */
	onAgain: () => void;
}

/** Shows the evenings of a table with their winners and the stories that its people keep. */
export function Shelves({ tableKey, evenings, onAgain }: Props) {
	const { busy, error, run } = useAccountTask();
	const takeDown = (story: number) =>
		void run(() => tableApi.takeDown(tableKey, story).then(onAgain));
	return (
		<Sheet as="section" className={common.stack} aria-labelledby="shelf">
			<h2 id="shelf" className={sheet.heading}>
				{say.heading}
			</h2>
			{evenings.length === 0 ? (
				<p>{say.empty}</p>
			) : (
				<>
					<ol className={styles.evenings}>
						{evenings.map((evening) => (
							<Evening key={evening.game_id} {...{ evening, busy }} onTakeDown={takeDown} />
						))}
					</ol>
					<TaskError error={error} />
					<p className={common.quiet}>{say.note}</p>
				</>
			)}
		</Sheet>
	);
}

function Evening({ evening, ...takesDown }: TakesDown & { evening: EveningAnswer }) {
	const { game_id, played_at, stories } = evening;
	const [latest] = lastGames().filter(({ gameId }) => gameId === game_id);
	return (
		<li className={styles.evening}>
			<h3>
				<time dateTime={new Date(played_at).toISOString()}>{dayOf(new Date(played_at))}</time>
			</h3>
			{latest && (
				<Link to={`/last/${latest.id}`}>{say.read(weekdayAndTime(latest.expiresAt))}</Link>
			)}
			{stories.length === 0 && !latest && <p className={common.quiet}>{say.nothing}</p>}
			{stories.length > 0 && (
				<ul className={styles.stories}>
					{[...stories].sort(winnersFirst).map((story) => (
						<ShelfStory key={story.id} story={story} {...takesDown} />
					))}
				</ul>
			)}
		</li>
	);
}

const winnersFirst = (a: Kept, b: Kept): number =>
	Number(b.winner) - Number(a.winner) || b.awards.length - a.awards.length;
