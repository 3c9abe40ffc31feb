import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { isSolo, seatedWriters } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Heading } from "../../parts/page/heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { Continued } from "../sequel/continued.tsx";
import { SettingsChips } from "../settings/settings-chips.tsx";
import { SlowSide } from "../slow/slow-side.tsx";
import styles from "./lobby.module.css";
import { Seats } from "./seats.tsx";
import { TableNotes } from "./table-notes.tsx";

const say = tableWords.lobby;

interface Props extends ScreenProps {
	/** The page has two columns. */
	open: boolean;
	onChange: () => void;
}

/** Shows the players at the table, the house rules, and the notes below them. */
export function TablePage({ game, player, open, onChange }: Props) {
	return (
		<>
			<TableHeading game={game} />
			<Seats game={game} player={player} open={open} onChange={onChange} />
			<Continued game={game} cast />
			<SettingsChips game={game} player={player} />
			<TableNotes game={game} player={player} onChange={onChange} />
			<SlowSide game={game} player={player} />
		</>
	);
}

/** Shows how many people are at the table, and how many more can join. */
function TableHeading({ game }: { game: Game }) {
	const people = seatedWriters(game).length;
	const free = game.settings.max_players - people;
	const { num_audience } = game.extra;
	return (
		<div className={styles.top}>
			<Heading className={styles.heading}>{say.atTable(people)}</Heading>
			{!isSolo(game) && (
				<p
					className={classes(common.quiet, styles.room)}
					data-watched={num_audience > 0 || undefined}
				>
					{say.room(free, num_audience)}
				</p>
			)}
		</div>
	);
}
