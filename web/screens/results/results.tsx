import { useState } from "react";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { isHost } from "../../game/seats.ts";
import { latePage } from "../../parts/late-part.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { sparks } from "../../room/sparks.ts";
import { useDayWritten } from "../first-line/use-day-written.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import { AnotherRound } from "../next-round/another-round.tsx";
import { useCongratulations } from "../read-vote/congratulations-due.ts";
import { Congratulations } from "../reveal/congratulations.tsx";
import type { ScreenProps } from "../screen.ts";
import { useConfetti } from "./confetti.ts";
import { ResultsPage } from "./results-page.tsx";

/** Announces the reveal while the stage loads. */
const Opening = () => (
	<PhasePage wide>
		<Heading>{readingWords.reveal.opening}</Heading>
	</PhasePage>
);
const OPENING = { loading: <Opening /> };

/** Loaded when there is something to reveal. */
const Reveal = latePage(() => import("../reveal/reveal.tsx"), "RevealScreen", OPENING);
const CurtainCall = latePage(() => import("../reveal/curtain-call.tsx"), "CurtainCall", OPENING);

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
				<Reveal
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
				<CurtainCall game={game} onOnward={onward} />
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
