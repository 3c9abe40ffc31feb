import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import { dayOf, facts, weekdayAndTime } from "#words/grammar.ts";
import type { EveningAnswer } from "../../../gateway/api/days-answers.ts";
import { awardName } from "../../game/awards.ts";
import common from "../../parts/common.module.css";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { lastGames } from "../../room/seats/last-games.ts";
import { store } from "../../store.ts";
import styles from "./table.module.css";

const say = lastingTableWords.shelf;

/** Shows the evenings of a table with the stories that its people keep. */
export function Shelves({ evenings }: { evenings: readonly EveningAnswer[] }) {
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
							<Evening key={evening.game_id} evening={evening} />
						))}
					</ol>
					<p className={common.quiet}>{say.note}</p>
				</>
			)}
		</Sheet>
	);
}

function Evening({ evening: { game_id, played_at, stories } }: { evening: EveningAnswer }) {
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
						<Story key={story.id} story={story} />
					))}
				</ul>
			)}
		</li>
	);
}

type Kept = EveningAnswer["stories"][number];

const winnersFirst = (a: Kept, b: Kept): number => b.awards.length - a.awards.length;

function Story({ story: { id, title, mature, awards, best_line, captain, own } }: { story: Kept }) {
	const { profile } = useSnapshot(store);
	// The rating is for those who did not sit at the table that evening.
	if (mature && !profile?.mature) return <li className={common.quiet}>{say.mature}</li>;
	return (
		<li>
			{own ? (
				<Link dir="auto" className={styles.title} to={`/library/${id}`}>
					{title}
				</Link>
			) : (
				<span dir="auto" className={styles.title}>
					{title}
				</span>
			)}
			<span className={common.quiet}>
				{facts([
					captain !== null && say.by(captain),
					awards.length > 0 && say.won(awards.map((award) => awardName(award))),
				])}
			</span>
			{best_line && (
				<blockquote dir="auto" className={styles.line}>
					{best_line}
				</blockquote>
			)}
		</li>
	);
}
