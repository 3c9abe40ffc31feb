import type { Game } from "#game/wire/state.ts";
import { writerStandings } from "../../game/standings.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { grouped } from "../../words/grammar.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./podium.module.css";

const words = screenWords.results;

/** Classes by rank. */
const STEPS: Record<number, string | undefined> = {
	1: styles.first,
	2: styles.second,
	3: styles.third,
};

/**
 * Shows the three writers with the most points. Writers with equal points share a rank and a
 * height.
 */
export function Podium({ game }: { game: Game }) {
	const [first, second, third] = writerStandings(game);
	const steps = [second, first, third].filter((step) => step !== undefined);
	return (
		<ol className={styles.podium} aria-label={words.podium}>
			{steps.map(({ who, rank, points: score }) => (
				<li key={who.id} className={STEPS[rank]}>
					<small>{who.name}</small>
					<Avatar
						sprite={who.meta.sprite_id}
						size={rank === 1 ? 92 : 74}
						blink
						className={styles.avatar}
					/>
					<b>
						<span className={common.silentText}>{words.place(rank)}</span>
						<span aria-hidden="true">{rank}</span>
						<span className={styles.points}>{grouped(score)}</span>
					</b>
				</li>
			))}
		</ol>
	);
}
