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
import { guessedStory, isIn } from "../screens/guess/guessed.ts";
import { Stage } from "../screens/story/stage.tsx";
import { Foot } from "../screens/strip/foot.tsx";
import { GuessParts } from "./guess-parts.tsx";
import styles from "./guess-stage.module.css";
import { FittedName, TvFace } from "./writers/tv-face.tsx";
import { TvHead } from "./writers/tv-head.tsx";

/** Up to this many people have a row each. */
const ROWS = 8;
/** The rows that have all the height that they need. */
const SPACED = 6;
/** Up to this many have half of one. */
const PAIRS = 24;

/** A title with more letters has smaller ones. */
const LONG = 30;

/** Shows the story that the room guesses, with a paper bag for each writer, and who has finished. */
export function GuessStage({ game }: { game: Game }) {
	const story = guessedStory(game);
	const title = story ? titleOf(story) : "";
	const people = writersOf(game);
	const crowded = people.length > ROWS;
	const across = people.length > PAIRS ? 3 : 2;
	const rows = crowded ? Math.ceil(people.length / across) : Math.max(people.length, SPACED);
	return (
		<Stage open full since={0} foot={<Foot game={game} />}>
			<TvHead clock={{ game, done: null, ends: game.guessing?.ends ?? null }} full>
				<h1>{words.heading.join(space)}</h1>
				<p className={styles.story} data-long={title.length > LONG || undefined}>
					<Quoted as="b">{title}</Quoted>
					<span>{words.aloud}</span>
				</p>
			</TvHead>
			<div className={styles.both}>
				<GuessParts game={game} />
				<ul
					className={styles.people}
					aria-label={tableWords.seats}
					data-many={crowded || undefined}
					// React's type lacks custom properties.
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
		<FittedName name={player.name} />
		<span className={styles.state}>
			{done && <Check strokeWidth={4} aria-hidden />}
			<span>{done ? words.in : words.thinking}</span>
		</span>
	</li>
);
