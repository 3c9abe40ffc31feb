import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import { facts } from "#words/grammar.ts";
import type { EveningAnswer } from "../../../gateway/api/days-answers.ts";
import { awardName } from "../../game/awards.ts";
import common from "../../parts/common.module.css";
import { LateCover } from "../../parts/cover/late-cover.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { store } from "../../store.ts";
import styles from "./table.module.css";

const say = lastingTableWords.shelf;

/** A story on a shelf. */
export type Kept = EveningAnswer["stories"][number];

/** The control that takes a story off the shelf. */
export interface TakesDown {
	busy: boolean;
	onTakeDown: (story: number) => void;
}

/** Shows a story with what the shelf has of it, and lets each member take it off. */
export function ShelfStory({ story, busy, onTakeDown }: TakesDown & { story: Kept }) {
	const { id, mature, awards, best_line, captain, winner, cover, own } = story;
	const { profile } = useSnapshot(store);
	// The rating is for those who did not sit at the table that evening.
	if (mature && !profile?.mature) return <li className={common.quiet}>{say.mature}</li>;
	const title = story.title || say.untitled;
	const titleId = `story-${id}`;
	return (
		<li className={styles.story}>
			<span className={styles.cover}>
				{cover !== null ? (
					<LateCover cover={cover} />
				) : (
					<span className={styles.plain} aria-hidden />
				)}
			</span>
			<div className={styles.about}>
				{own ? (
					<Link id={titleId} dir="auto" className={styles.title} to={`/library/${id}`}>
						{title}
					</Link>
				) : (
					<span id={titleId} dir="auto" className={styles.title}>
						{title}
					</span>
				)}
				<span className={common.quiet}>
					{facts([
						captain !== null && say.by(captain),
						winner && say.winner,
						awards.length > 0 && say.won(awards.map((award) => awardName(award))),
					])}
				</span>
				{best_line && (
					<blockquote dir="auto" className={styles.line}>
						{best_line}
					</blockquote>
				)}
				<ConfirmButton
					small
					className={styles.down}
					disabled={busy}
					label={say.down}
					sure={say.downSure}
					aria-describedby={titleId}
					onConfirm={() => onTakeDown(id)}
				/>
			</div>
		</li>
	);
}
