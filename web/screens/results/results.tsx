import { useState } from "react";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { isHost } from "../../game/seats.ts";
import { sparks } from "../../room/sparks.ts";
import { useDayWritten } from "../first-line/use-day-written.ts";
import { LateCurtainCall, LateReveal } from "../late-reveal.tsx";
import { AnotherRound } from "../next-round/another-round.tsx";
import { useCongratulations } from "../read-vote/congratulations-due.ts";
import { Congratulations } from "../reveal/congratulations.tsx";
import type { ScreenProps } from "../screen.ts";
import { useConfetti } from "./confetti/confetti.ts";
import { ResultsPage } from "./results-page.tsx";

/** Returns whether the room still has something to reveal. */
const isBeforeResults = ({ status, awards }: Game): boolean =>
	status === STATUS.preResults && Object.keys(awards).length > 0;

/** Shows the results phase (docs/game.md "Results"): the stage, then the library. */
export function Results({ game, player }: ScreenProps) {
	useDayWritten(game, !player.data.audience);
	const [congratulating, dismiss] = useCongratulations(game, player);
	// A reader who saw the reveal leaves the stage by a button. A page that loads later begins with
	// the library.
	const [onStage, setOnStage] = useState(() => isBeforeResults(game));
	const hasAwards = Object.keys(game.awards).length > 0;
	const [staged] = useState(onStage || (congratulating && !hasAwards));
	const onward = () => {
		// The winner leaves the screens of the room when the host goes on.
		if (isHost(game, player)) sparks.send({ kind: "onward" });
		setOnStage(false);
		dismiss();
	};
	return (
		<>
			{onStage ? (
				<LateReveal
					game={game}
					player={player}
					reveal={game.reveal}
					onOnward={game.status === STATUS.results ? onward : null}
				/>
			) : !congratulating ? (
				<ResultsPage game={game} player={player} />
			) : hasAwards ? (
				<Congratulations game={game} onOnward={onward} />
			) : (
				<LateCurtainCall game={game} onOnward={onward} />
			)}
			{!staged && <Confetti game={game} />}
			<AnotherRound onStay={onward} />
		</>
	);
}

/** Throws confetti for those who have not seen the paper snow of the stage. */
function Confetti({ game }: { game: Game }) {
	useConfetti(game);
	return null;
}
