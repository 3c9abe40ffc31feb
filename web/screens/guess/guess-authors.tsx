import { NewsLine } from "../../parts/news-line.tsx";
import type { ScreenProps } from "../screen.ts";
import { ReadingPage } from "../vote/reading-page.tsx";
import { GuessFooter } from "./guess-footer.tsx";
import { PartsPage, StoryPage } from "./guess-pages.tsx";
import { guessedParts } from "./guessed.ts";
import { useGuesses } from "./use-guesses.ts";

/**
 * Shows the parts of the story whose authors are guessed (docs/game.md "Guess who wrote it"). No
 * reader has to name anybody, so there is always a way on.
 */
export function GuessAuthors({ game, player, onProceed }: ScreenProps & { onProceed: () => void }) {
	const guesses = useGuesses(game, player);
	const others = guessedParts(game).filter(({ id }) => !player.own_submissions.includes(id));
	const named = others.length === 0 || others.some(({ id }) => guesses.namedFor(id) !== null);
	return (
		<ReadingPage
			footer={<GuessFooter game={game} player={player} named={named} onProceed={onProceed} />}
			left={
				<>
					<StoryPage game={game} />
					<NewsLine text={guesses.news} />
				</>
			}
			right={<PartsPage game={game} player={player} guesses={guesses} />}
		/>
	);
}
