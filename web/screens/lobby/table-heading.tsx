import type { Game } from "#game/wire/state.ts";
import { isSolo, seatedWriters } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import { tableWords } from "../../words/evening/table.ts";
import styles from "./lobby.module.css";

const say = tableWords.lobby;

/** Shows how many people are at the table, and how many more can join. */
export function TableHeading({ game }: { game: Game }) {
	const people = seatedWriters(game).length;
	return (
		<div className={styles.top}>
			<Heading className={styles.heading}>{say.atTable(people)}</Heading>
			{!isSolo(game) && (
				<p className={classes(common.quiet, styles.room)}>
					{say.room(game.settings.max_players - people, game.extra.num_audience)}
				</p>
			)}
		</div>
	);
}
