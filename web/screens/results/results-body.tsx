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

/**
 * Shows a finished game: rankings, stories, files and statistics. `watched`: the reader sat in the
 * audience, or is not known.
 */
export function ResultsBody({ game, watched }: { game: Game; watched: boolean }) {
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
					<Downloads game={game} />
				</>
			)}
			<GameStatistics game={game} />
		</>
	);
}
