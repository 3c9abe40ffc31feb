import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { guessPageWords as words } from "#words/game/guess-page.ts";
import { tableWords } from "#words/game/table.ts";
import { space } from "#words/grammar.ts";
import { writersOf } from "../game/seats.ts";
import { titleOf } from "../game/stories.ts";
import { classes } from "../parts/classes.ts";
import { Quoted } from "../parts/story/quoted.tsx";
import { guessedParts, guessedStory, isIn } from "../screens/guess/guessed.ts";
import { PaperBag } from "../screens/guess/paper-bag.tsx";
import { Stage } from "../screens/reveal/stage.tsx";
import { Foot } from "../screens/strip/foot.tsx";
import styles from "./guess-stage.module.css";
import { TvFace } from "./writers/tv-face.tsx";
import { TvHead } from "./writers/tv-head.tsx";

/** The height for all parts and people, in units of the stage. */
const HEIGHT = 736;
/** Up to this many parts have large letters, and up to this many are in one column. */
const LARGE = 3;
const COLUMN = 8;
/** Up to this many people have a row each. */
const ROWS = 6;
/** Up to this many have half of one. */
const PAIRS = 24;

/** Returns the style that makes the parts fit: their columns, and the lines of each. */
function fitOf(parts: number): { columns: number; lines: number; many: boolean } {
	const many = parts > LARGE;
	const columns = parts > COLUMN ? 2 : 1;
	const [line, around] = many ? [38, 46] : [46, 54];
	const height = HEIGHT / Math.ceil(parts / columns);
	return { columns, lines: Math.max(1, Math.floor((height - around) / line)), many };
}

/** Shows the story that the room guesses, with a paper bag for each writer, and who has finished. */
export function GuessStage({ game }: { game: Game }) {
	const story = guessedStory(game);
	const parts = guessedParts(game);
	const { columns, lines, many } = fitOf(parts.length);
	const people = writersOf(game);
	const crowded = people.length > ROWS;
	const across = people.length > PAIRS ? 3 : 2;
	const rows = crowded ? Math.ceil(people.length / across) : ROWS;
	return (
		<Stage open full since={0} foot={<Foot game={game} />}>
			<TvHead clock={{ game, done: null, ends: game.guessing?.ends ?? null }} full>
				<h1>{words.heading.join(space)}</h1>
				<p className={styles.story}>
					<Quoted as="b">{story ? titleOf(story) : ""}</Quoted>
					<span>{words.aloud}</span>
				</p>
			</TvHead>
			<div className={styles.both}>
				<ol
					className={styles.parts}
					data-many={many || undefined}
					// React's type lacks custom properties.
					style={{ "--columns": columns, "--lines": lines } as CSSProperties}
				>
					{parts.map(({ id, content }) => (
						<li key={id}>
							<PaperBag />
							<Quoted as="p">{content.trim()}</Quoted>
						</li>
					))}
				</ol>
				<ul
					className={styles.people}
					aria-label={tableWords.seats}
					data-many={crowded || undefined}
					style={{ "--rows": rows, "--across": across } as CSSProperties}
				>
					{people.map((player) => (
						<Guesser key={player.id} player={player} done={isIn(game, player)} />
					))}
				</ul>
			</div>
		</Stage>
	);
}

/** Shows a player, and whether they have finished; never whom they name. */
const Guesser = ({ player, done }: { player: PublicPlayer; done: boolean }) => (
	<li className={classes(done && styles.in)}>
		<TvFace player={player} />
		<b dir="auto">{player.name}</b>
		<span className={styles.state}>
			{done && <Check strokeWidth={4} aria-hidden />}
			<span>{done ? words.in : words.thinking}</span>
		</span>
	</li>
);
