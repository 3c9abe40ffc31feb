import { isSolo } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { screenWords } from "../../words/screens.ts";
import { RoomHeader } from "../frame/room-header.tsx";
import { useCongratulations } from "../read-vote/congratulations-due.ts";
import type { ScreenProps } from "../screen.ts";
import { Downloads } from "../share/downloads.tsx";
import { useConfetti } from "./confetti.ts";
import { Congratulations } from "./congratulations.tsx";
import { GameStatistics } from "./game-stats.tsx";
import { Podium } from "./podium.tsx";
import { ResultsFooter } from "./results-footer.tsx";
import { ResultsTable } from "./results-table.tsx";
import { SoloResult } from "./solo-result.tsx";

const words = screenWords.results;

/** Shows the results phase (docs/game.md "Results"). */
export function Results({ game, player }: ScreenProps) {
	useConfetti(game);
	const [congratulating, dismiss] = useCongratulations(game, player);
	const decided = Object.keys(game.awards).length > 0;
	const [before, marked] = words.heading;
	if (congratulating) return <Congratulations game={game} onOnward={dismiss} />;
	return (
		<Page
			header={
				<RoomHeader>
					<Logo />
				</RoomHeader>
			}
			footer={<ResultsFooter game={game} player={player} />}
		>
			{isSolo(game) ? (
				<SoloResult game={game} />
			) : (
				<>
					<Heading className={common.center}>
						{before} <Marked>{marked}</Marked>
					</Heading>
					{decided ? (
						<Podium game={game} />
					) : (
						<Sheet as="p" className={common.center}>
							{words.none}
						</Sheet>
					)}
					<ResultsTable game={game} />
					<Downloads game={game} />
				</>
			)}
			<GameStatistics game={game} />
		</Page>
	);
}
