import { guessPageWords as words } from "#words/game/guess-page.ts";
import { tableWords } from "#words/game/table.ts";
import { writersOf } from "../../game/seats.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { HalfMarked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./guess.module.css";
import { guessedParts, guessedStory, guessesTogether, isIn } from "./guessed.ts";
import { GuessedPart } from "./guessed-part.tsx";
import type { Guesses } from "./use-guesses.ts";

/** Says which story is guessed, and how. */
export function StoryPage({ game }: Pick<ScreenProps, "game">) {
	const story = guessedStory(game);
	const open = useOpen();
	return (
		<>
			<Heading className={styles.heading}>
				<HalfMarked halves={words.heading} />
			</Heading>
			<p className={styles.story}>
				<Quoted as="b">{story ? titleOf(story) : ""}</Quoted>
			</p>
			<p className={styles.text}>{words.text}</p>
			{open && guessesTogether(game) && <Guessers game={game} />}
		</>
	);
}

/** Shows whose guess is in, where a page of its own has room for it. */
const Guessers = ({ game }: Pick<ScreenProps, "game">) => (
	<ul className={styles.guessers} aria-label={tableWords.seats}>
		{writersOf(game).map((writer) => {
			const done = isIn(game, writer);
			return (
				<li key={writer.id} data-in={done || undefined}>
					<Avatar sprite={writer.meta.sprite_id} size={48} />
					<b dir="auto">{writer.name}</b>
					<span>{done ? words.in : words.thinking}</span>
				</li>
			);
		})}
	</ul>
);

/** Shows the parts, with the faces to choose from under each. */
export const PartsPage = ({ game, player, guesses }: ScreenProps & { guesses: Guesses }) =>
	guessedParts(game).map((part) => (
		<GuessedPart
			key={part.id}
			game={game}
			player={player}
			part={part}
			named={guesses.namedFor(part.id)}
			onName={(writer) => guesses.name(part, writer)}
		/>
	));
