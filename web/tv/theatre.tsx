import { useEffect, useState } from "react";
import { phaseOf, STATUS } from "#game/status.ts";
import type { Game, WireReveal } from "#game/wire/state.ts";
import { tvWords } from "#words/game/tv.ts";
import { playCue } from "../device/sound.ts";
import { latePage } from "../parts/late-part.tsx";
import { serverNow } from "../room/clock.ts";
import { sparks } from "../room/sparks.ts";
import { guessesTogether } from "../screens/guess/guessed.ts";
import { Stage } from "../screens/story/stage.tsx";
import { keepLines } from "../screens/strip/earlier-lines.ts";
import styles from "./tv.module.css";

interface Props {
	game: Game;
	/** The open part is read aloud. */
	aloud: boolean;
}

/** Milliseconds for which the writers are in front of the curtain. */
const CALLED = 12_000;
/** Milliseconds for which the winner stays on the podium, unless the host goes on before. */
const CHEERED = 15_000;

/** Shows the closed curtain while a scene loads. */
export const Closed = () => (
	<Stage open={false} full since={0}>
		<div className={styles.closed}>
			<h1>{tvWords.opening}</h1>
		</div>
	</Stage>
);
const CLOSED = { loading: <Closed /> };
const EMPTY = { loading: null };

const Foyer = latePage(() => import("./foyer.tsx"), "Foyer", CLOSED);

const loadMeanwhile = () => import("./writers/meanwhile.tsx");
const loadReading = () => import("./reading/reading.tsx");

/** Loaded while the lobby is shown. */
const Meanwhile = latePage(loadMeanwhile, "Meanwhile", CLOSED);
const Reading = latePage(loadReading, "TvReading", CLOSED);

/** Loaded in games that guess who wrote a story. */
const GuessStage = latePage(() => import("./guess-stage.tsx"), "GuessStage", CLOSED);

/** Loaded at the results. */
const Library = latePage(() => import("../screens/tv-library/tv-library.tsx"), "TvLibrary", CLOSED);

/** Loaded when the reveal begins. */
const ShowStage = latePage(() => import("../screens/reveal/show-stage.tsx"), "ShowStage", EMPTY);

/** Loaded in games without awards. */
const CurtainCallStage = latePage(
	() => import("../screens/reveal/curtain-call.tsx"),
	"CurtainCallStage",
	EMPTY,
);

/** Shows the parts of a room that all of its people may see, large enough for a sofa. */
export function Theatre({ game, aloud }: Props) {
	const phase = phaseOf(game.status);
	useEffect(() => {
		// The curtain is closed for a moment where this fails, and then it loads again.
		Promise.all([loadMeanwhile(), loadReading()]).catch(() => undefined);
	}, []);
	if (phase === "lobby") return <Foyer game={game} />;
	if (phase === "read-vote" && game.reading && !game.reading.ended)
		return <Reading game={game} aloud={aloud} />;
	if (phase === "read-vote" && guessesTogether(game)) return <GuessStage game={game} />;
	if (phase !== "results") return <Meanwhile game={game} />;
	if (game.reveal) return <Revealed game={game} reveal={game.reveal} />;
	return <Called game={game} />;
}

/** Shows the reveal, its winner for a while after it, and then the library. */
function Revealed({ game, reveal }: { game: Game; reveal: WireReveal }) {
	const ended = game.status === STATUS.results;
	const over = useCheered(game, reveal);
	useEffect(() => {
		if (ended) keepLines(game);
	}, [ended, game]);
	if (ended && over) return <Library game={game} />;
	return (
		<div className={styles.large}>
			<ShowStage game={game} reveal={reveal} />
		</div>
	);
}

/** Returns whether the winner was on the stage for long enough, or the host has gone on. */
function useCheered(game: Game, { step, step_at }: WireReveal): boolean {
	const left = () => (step === "winner" ? step_at + CHEERED - serverNow() : CHEERED);
	const [over, setOver] = useState(() => left() <= 0);
	const { host_id } = game;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the time left follows from the step
	useEffect(() => {
		if (over || step !== "winner") return;
		const goOn = () => {
			setOver(true);
			playCue("award");
		};
		const timer = setTimeout(goOn, left());
		const stop = sparks.listen(({ from }) => from === host_id && goOn(), "onward");
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [over, step, step_at, host_id]);
	return over;
}

/** Shows the library, after the curtain call of a game that had no awards to reveal. */
function Called({ game }: { game: Game }) {
	const [called, setCalled] = useState(Object.keys(game.awards).length > 0);
	useEffect(() => {
		const timer = setTimeout(() => setCalled(true), CALLED);
		return () => clearTimeout(timer);
	}, []);
	useEffect(() => keepLines(game), [game]);
	if (called) return <Library game={game} />;
	return <CurtainCallStage game={game} />;
}
