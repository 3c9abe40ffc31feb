import type { CSSProperties } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { tvWords } from "#words/game/tv.ts";
import { awardsWonBy } from "../../game/awards.ts";
import { storyStandings } from "../../game/standings.ts";
import { titleOf } from "../../game/stories.ts";
import { storyLine } from "../../game/story-line.ts";
import { CoverFace } from "../../parts/cover/cover-face.tsx";
import { Rosette } from "../../parts/rosette.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { Stage } from "../story/stage.tsx";
import { Foot } from "../strip/foot.tsx";
import styles from "./tv-library.module.css";

/** The sizes of the pictures; the style makes them fit. */
const FACE = 150;
const ROSETTE = 52;

/** So many rows have room for three lines of a quotation. */
const ROOMY = 3;

/** The size of the rows by the number of stories. */
const sizeOf = (stories: number) => (stories <= 4 ? "few" : stories <= 8 ? "some" : "all");

/** Shows the stories by rank, with their captains, lines and rosettes. */
export function TvLibrary({ game }: { game: Game }) {
	const standings = storyStandings(game);
	const size = sizeOf(standings.length);
	const rows = size === "few" ? standings.length : Math.ceil(standings.length / 2);
	return (
		<Stage open full since={0} foot={<Foot game={game} />}>
			<h1>{tvWords.library}</h1>
			<ol
				className={styles.library}
				data-size={size}
				data-roomy={rows <= ROOMY || undefined}
				// React's type lacks custom properties.
				style={{ "--rows": rows } as CSSProperties}
			>
				{standings.map(({ who, rank }) => (
					<Row key={who.id} game={game} story={who} rank={rank} />
				))}
			</ol>
		</Stage>
	);
}

function Row({ game, story, rank }: { game: Game; story: WireStory; rank: number }) {
	const line = storyLine(game, story);
	return (
		<li className={styles.row}>
			<span className={styles.captain}>
				<b className={styles.rank}>{rank}</b>
				<CoverFace story={story} size={FACE} label={story.captain?.name} className={styles.face} />
			</span>
			<span className={styles.text}>
				<Quoted as="b" className={styles.title}>
					{titleOf(story)}
				</Quoted>
				{line && <Quoted as="q">{readingWords.results.quoted(line.text)}</Quoted>}
			</span>
			<span className={styles.won}>
				{awardsWonBy(game, story).map(({ name, rule }) => (
					<Rosette key={name} size={ROSETTE} rule={rule} label={name} />
				))}
			</span>
		</li>
	);
}
