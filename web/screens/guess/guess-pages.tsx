import { guessPageWords as words } from "#words/game/guess-page.ts";
import { titleOf } from "../../game/stories.ts";
import { HalfMarked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./guess.module.css";
import { guessedParts, guessedStory } from "./guessed.ts";
import { GuessedPart } from "./guessed-part.tsx";
import type { Guesses } from "./use-guesses.ts";

/** Says which story is guessed, and how. */
export function StoryPage({ game }: Pick<ScreenProps, "game">) {
	const story = guessedStory(game);
	return (
		<>
			<Heading className={styles.heading}>
				<HalfMarked halves={words.heading} />
			</Heading>
			<p className={styles.story}>
				<Quoted as="b">{story ? titleOf(story) : ""}</Quoted>
			</p>
			<p>{words.text}</p>
		</>
	);
}

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
