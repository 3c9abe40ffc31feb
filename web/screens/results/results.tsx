import { useState } from "react";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { isSolo } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Page } from "../../parts/page/page.tsx";
import { screenWords } from "../../words/screens.ts";
import { EarlierGames } from "../again/earlier-games.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import { useCongratulations } from "../read-vote/congratulations-due.ts";
import { Reveal } from "../reveal/reveal.tsx";
import type { ScreenProps } from "../screen.ts";
import { useConfetti } from "./confetti.ts";
import { Congratulations } from "./congratulations.tsx";
import { ResultsBody } from "./results-body.tsx";
import { ResultsFooter } from "./results-footer.tsx";

const [before, marked] = screenWords.results.heading;

/** Returns whether the room still has something to reveal. */
const isBeforeResults = ({ status, awards }: Game): boolean =>
	status === STATUS.preResults && Object.keys(awards).length > 0;

/** Shows the results phase (docs/game.md "Results"). */
export function Results({ game, player }: ScreenProps) {
	useConfetti(game);
	const [congratulating, dismiss] = useCongratulations(game, player);
	const [onStage, setOnStage] = useState(() => isBeforeResults(game));
	const leaveStage = () => {
		setOnStage(false);
		dismiss();
	};
	if (onStage)
		return (
			<Reveal
				game={game}
				player={player}
				reveal={game.reveal}
				onOnward={game.status === STATUS.results ? leaveStage : null}
			/>
		);
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
			{!isSolo(game) && (
				<Heading className={common.center}>
					{before} <Marked>{marked}</Marked>
				</Heading>
			)}
			<ResultsBody game={game} watched={player.data.audience} reader={player.id} />
			<EarlierGames game={game} />
		</Page>
	);
}
