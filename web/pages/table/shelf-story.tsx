import { Link } from "react-router-dom";
import { useSnapshot } from "valtio";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import { facts } from "#words/grammar.ts";
import type { EveningAnswer } from "../../../gateway/api/days-answers.ts";
import { awardName } from "../../game/awards.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { LateCover } from "../../parts/cover/late-cover.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import pot from "../../parts/page/pot.svg";
import { Rosette } from "../../parts/rosette.tsx";
import { store } from "../../store.ts";
import styles from "./shelves.module.css";

const say = lastingTableWords.shelf;

/** A story on a shelf. */
export type Kept = EveningAnswer["stories"][number];

/** The control that takes a story off the shelf; null while nobody tidies it. */
export type TakesDown = { busy: boolean; onTakeDown: (story: number) => void } | null;

/** Shows a story with what the shelf has of it: a winner with its cover, another one as a book's back. */
export function ShelfStory({ story, takesDown }: { story: Kept; takesDown: TakesDown }) {
	const { id, mature, awards, best_line, captain, winner, cover, faces, own } = story;
	const { profile } = useSnapshot(store);
	// The rating is for those who did not sit at the table that evening.
	if (mature && !profile?.mature) return <li className={common.quiet}>{say.mature}</li>;
	const title = story.title || say.untitled;
	const titleId = `story-${id}`;
	const named = { id: titleId, dir: "auto", className: styles.title };
	return (
		<li className={styles.story} data-winner={winner || undefined}>
			<span className={styles.cover}>
				{winner && <Rosette size={44} label={say.winner} className={styles.rosette} />}
				{cover !== null ? (
					<LateCover cover={cover} />
				) : (
					winner && <img className={styles.plain} src={pot} alt="" />
				)}
			</span>
			<div className={styles.about}>
				{own ? (
					<Link {...named} to={`/library/${id}`}>
						{title}
					</Link>
				) : (
					<span {...named}>{title}</span>
				)}
				{best_line && (
					<blockquote dir="auto" className={styles.line}>
						<span>{best_line}</span>
					</blockquote>
				)}
				{faces.length > 0 && (
					<span className={styles.faces}>
						{faces.map((face, writer) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two writers may have one face
							<Avatar key={writer} sprite={face} size={34} />
						))}
					</span>
				)}
				<small className={styles.facts}>
					{facts([
						captain !== null && say.by(captain),
						awards.length > 0 && say.won(awards.map((award) => awardName(award))),
					])}
				</small>
				{takesDown && (
					<ConfirmButton
						small
						disabled={takesDown.busy}
						label={say.down}
						sure={say.downSure}
						aria-describedby={titleId}
						onConfirm={() => takesDown.onTakeDown(id)}
					/>
				)}
			</div>
		</li>
	);
}
