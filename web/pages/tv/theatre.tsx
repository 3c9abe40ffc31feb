import { lazy, Suspense, useEffect, useState } from "react";
import { phaseOf, STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { seatedWriters } from "../../game/seats.ts";
import { storyStandings } from "../../game/standings.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { CodeLetters } from "../../parts/code/code-letters.tsx";
import { loadPart } from "../../routing/late.ts";
import { Stage } from "../../screens/reveal/stage.tsx";
import { readingWords } from "../../words/reading.ts";
import { tvWords } from "../../words/show/tv.ts";
import { Chip } from "./chip.tsx";
import { LateQr } from "./late-qr.tsx";
import { Reading } from "./reading.tsx";
import styles from "./tv.module.css";

interface Props {
	game: Game;
	/** The open part is read aloud. */
	aloud: boolean;
}

/** Milliseconds for which the writers stand before the curtain. */
const CALLED = 12_000;

/** Loaded when the reveal begins. */
const ShowStage = lazy(async () => ({
	default: (await loadPart(() => import("../../screens/reveal/show-stage.tsx"))).ShowStage,
}));

/** Loaded in games without awards. */
const CurtainCallStage = lazy(async () => ({
	default: (await loadPart(() => import("../../screens/reveal/curtain-call.tsx"))).CurtainCallStage,
}));

/** Shows what everybody in the room may see, as large as a sofa needs. */
export function Theatre({ game, aloud }: Props) {
	const phase = phaseOf(game.status);
	if (phase === "lobby") return <Foyer game={game} />;
	if (phase === "read-vote" && game.reading && !game.reading.ended)
		return <Reading game={game} aloud={aloud} />;
	if (game.status === STATUS.preResults && game.reveal) {
		return (
			<div className={styles.large}>
				<Suspense>
					<ShowStage game={game} reveal={game.reveal} />
				</Suspense>
			</div>
		);
	}
	if (game.status === STATUS.results) return <Ended game={game} />;
	return (
		<Stage open={false} since={0}>
			<h1>{phase ? tvWords.meanwhile[phase] : tvWords.opening}</h1>
			<Faces game={game} />
			<Chip game={game} />
		</Stage>
	);
}

/** Shows the code, for those who are not here yet, and who is. */
function Foyer({ game }: { game: Game }) {
	const writers = seatedWriters(game);
	return (
		<Stage open since={0}>
			<h1>{tvWords.foyer}</h1>
			<CodeLetters code={game.room_code} hidden="" className={styles.letters} />
			<Suspense>
				<LateQr code={game.room_code} />
			</Suspense>
			<p>{tvWords.seated(writers.length)}</p>
			<Faces game={game} />
		</Stage>
	);
}

const Faces = ({ game }: { game: Game }) => (
	<ul className={styles.faces}>
		{seatedWriters(game).map(({ id, name, meta }) => (
			<li key={id} data-face={id}>
				<Avatar sprite={meta.sprite_id} size={96} blink />
				<bdi>{name}</bdi>
			</li>
		))}
	</ul>
);

/** Shows the library, after the curtain call of a game that had no awards to reveal. */
function Ended({ game }: { game: Game }) {
	const [called, setCalled] = useState(Object.keys(game.awards).length > 0);
	useEffect(() => {
		const timer = setTimeout(() => setCalled(true), CALLED);
		return () => clearTimeout(timer);
	}, []);
	if (called) return <Library game={game} />;
	return (
		<Suspense>
			<CurtainCallStage game={game} />
		</Suspense>
	);
}

/** Shows the stories by rank, with their lines. */
function Library({ game }: { game: Game }) {
	return (
		<Stage open since={0}>
			<h1>{tvWords.library}</h1>
			<ol className={styles.library}>
				{storyStandings(game)
					.slice(0, 6)
					.map(({ who, rank }) => (
						<li key={who.id}>
							<b>
								{rank}. <bdi>{titleOf(who)}</bdi>
							</b>
							{who.meta.best_line && (
								<q dir="auto">{readingWords.results.quoted(who.meta.best_line)}</q>
							)}
						</li>
					))}
			</ol>
		</Stage>
	);
}
