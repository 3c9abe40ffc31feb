import type { ReactNode } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { weekdayAndTime } from "#words/grammar.ts";
import { isSolo } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { Downloads } from "../share/downloads.tsx";
import { ResultsLibrary } from "./library.tsx";
import { Numbers } from "./numbers/numbers.tsx";
import styles from "./results.module.css";
import { SoloResult } from "./solo-result.tsx";
import { Suspects } from "./suspects.tsx";

interface Props {
	game: Game;
	/** The reader was in the audience, or is unknown. */
	watched: boolean;
	/** The reader's id; null where it is unknown. */
	reader: number | null;
	heading?: ReactNode;
	/** The page has no other button for the film of the winner. */
	film?: boolean;
	/** Further actions with the stories. */
	children?: ReactNode;
}

/** Shows a finished game: the stories and files on the left page, the people on the right one. */
export function ResultsBody({ game, watched, reader, heading, film = false, children }: Props) {
	if (isSolo(game))
		return (
			<SoloResult game={game} watched={watched}>
				<Downloads game={game} books />
				<Numbers game={game} />
				<KeptUntil game={game} />
				{children}
			</SoloResult>
		);
	const decided = Object.keys(game.awards).length > 0;
	return (
		<TwoPages
			className={styles.pages}
			left={
				<>
					{heading}
					{!decided && (
						<Sheet as="p" className={common.center}>
							{readingWords.results.none}
						</Sheet>
					)}
					<ResultsLibrary game={game} decided={decided} />
					<div className={styles.after}>
						<Numbers game={game} />
						<Downloads game={game} film={film} />
						<KeptUntil game={game} />
						{children}
					</div>
				</>
			}
			right={<Suspects game={game} reader={reader} />}
		/>
	);
}

/** Shows how long the stories stay. */
function KeptUntil({ game }: { game: Game }) {
	const until = game.last_game?.expires_at;
	if (until === undefined) return null;
	return (
		<p className={classes(common.quiet, common.center)}>
			{readingWords.results.keptUntil(weekdayAndTime(until))}
		</p>
	);
}
