import { lazy, Suspense, useEffect, useState } from "react";
import { phaseOf, STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { seatedWriters } from "../../game/seats.ts";
import { storyStandings } from "../../game/standings.ts";
import { castOf, storiesOf, titleOf } from "../../game/stories.ts";
import { openPage } from "../../game/together-pages.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { CodeLetters } from "../../parts/code/code-letters.tsx";
import { loadPart } from "../../routing/late.ts";
import { ShowStage } from "../../screens/reveal/show-stage.tsx";
import { Stage } from "../../screens/reveal/stage.tsx";
import { tvWords } from "../../words/show/tv.ts";
import { LateQr } from "./late-qr.tsx";
import { OpenPart } from "./open-part.tsx";
import styles from "./tv.module.css";

/** Milliseconds for which a new story is announced before the closed curtain. */
const ANNOUNCED = 5000;

/** Milliseconds for which the writers stand before the curtain. */
const CALLED = 12_000;

/** Loaded in games without awards. */
const CurtainCallStage = lazy(async () => ({
	default: (await loadPart(() => import("../../screens/reveal/curtain-call.tsx"))).CurtainCallStage,
}));

/** Shows what everybody in the room may see, as large as a sofa needs. */
export function Theatre({ game }: { game: Game }) {
	const phase = phaseOf(game.status);
	if (phase === "lobby") return <Foyer game={game} />;
	if (phase === "read-vote" && game.reading && !game.reading.ended) return <Reading game={game} />;
	if (game.status === STATUS.preResults && game.reveal) {
		return (
			<div className={styles.large}>
				<ShowStage game={game} reveal={game.reveal} />
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
				{name}
			</li>
		))}
	</ul>
);

const Chip = ({ game }: { game: Game }) => (
	<p className={styles.chip}>
		{tvWords.watch} <b>{game.room_code}</b>
	</p>
);

/** Shows the open page of a story, after the story was announced. */
function Reading({ game }: { game: Game }) {
	const page = openPage(game);
	const story = page?.story.id;
	const first = page?.before === null || page?.before.story_id !== story;
	const [announced, setAnnounced] = useState<number | undefined>();
	useEffect(() => {
		const timer = setTimeout(() => setAnnounced(story), ANNOUNCED);
		return () => clearTimeout(timer);
	}, [story]);
	if (!page) return null;
	const closed = first && page.part === 0 && page.page === 0 && announced !== story;
	return (
		<Stage key={story} open={!closed} since={0}>
			{closed ? (
				<div className={styles.announced}>
					<p>{tvWords.story(page.story.meta.index + 1, storiesOf(game).length)}</p>
					<h1>{titleOf(page.story)}</h1>
					<p>{tvWords.with(castOf(page.story))}</p>
				</div>
			) : (
				<OpenPart game={game} page={page} />
			)}
			{!closed && <Faces game={game} />}
			<Chip game={game} />
		</Stage>
	);
}

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
								{rank}. {titleOf(who)}
							</b>
							{who.meta.best_line && <q>{who.meta.best_line}</q>}
						</li>
					))}
			</ol>
		</Stage>
	);
}
