import type { Game } from "#game/wire/state.ts";
import { isSolo } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { screenWords } from "../../words/screens.ts";
import { Downloads } from "../share/downloads.tsx";
import { GameStatistics } from "./game-stats.tsx";
import { Podium } from "./podium.tsx";
import { ResultsTable } from "./results-table.tsx";
import { SoloResult } from "./solo-result.tsx";
import { Suspects } from "./suspects.tsx";

interface Props {
	game: Game;
	/** The reader sat in the audience, or is not known. */
	watched: boolean;
	/** The reader's id; null where it is not known. */
	reader: number | null;
}

/** Shows a finished game: rankings, people, stories, files and statistics. */
export function ResultsBody({ game, watched, reader }: Props) {
	const decided = Object.keys(game.awards).length > 0;
	return (
		<>
			{isSolo(game) ? (
				<SoloResult game={game} watched={watched} />
			) : (
				<>
					{decided ? (
						<Podium game={game} />
					) : (
						<Sheet as="p" className={common.center}>
							{screenWords.results.none}
						</Sheet>
					)}
					<ResultsTable game={game} />
					<Suspects game={game} reader={reader} />
					<Downloads game={game} />
				</>
			)}
			<GameStatistics game={game} />
		</>
	);
}
