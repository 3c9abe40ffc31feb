import { STATUS } from "#game/status.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords } from "#words/game/stickers.ts";
import { readingProgress } from "../../game/read-state.ts";
import { Button } from "../../parts/form/button.tsx";
import { mayGuess } from "../guess/guessed.ts";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";

const words = readingWords.voters;

interface Props extends ScreenProps {
	onAgain: () => void;
	onGuess: () => void;
}

/**
 * Shows the players who are still reading, to a reader who has finished. The stories can be read
 * again, and the guesses changed.
 */
export function ReadingWait({ game, player, onAgain, onGuess }: Props) {
	const [done, of] = readingProgress(game);
	const voting = Object.keys(game.awards).length > 0;
	return (
		<Waiting
			picture="hourglass"
			game={game}
			player={player}
			done={STATUS.postReading}
			host={["skip"]}
			heading={words.heading}
			text={words.text(of - done, voting)}
			action={
				<>
					<Button kind="plain" onClick={onAgain}>
						{words.again}
					</Button>
					{mayGuess(game) && (
						<Button kind="plain" onClick={onGuess}>
							{guessWords.again}
						</Button>
					)}
				</>
			}
		/>
	);
}
