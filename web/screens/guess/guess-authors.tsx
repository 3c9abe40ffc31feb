import { useState } from "react";
import { STATUS } from "#game/status.ts";
import type { WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords as words } from "#words/game/stickers.ts";
import { partName } from "#words/ordinals.ts";
import { guessedParts, guessedStory } from "../../game/guess.ts";
import { titleOf } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { NewsLine } from "../../parts/news-line.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import type { ScreenProps } from "../screen.ts";
import { ReadingPage } from "../vote/reading-page.tsx";
import styles from "./guess.module.css";
import { GuessedPart } from "./guessed-part.tsx";
import { useGuesses } from "./use-guesses.ts";

const [before, marked] = words.heading;

/**
 * Shows the parts of the story whose authors are guessed (docs/game.md "Guess who wrote it"). No
 * reader has to name anybody, so the way on is always open.
 */
export function GuessAuthors({ game, player, onProceed }: ScreenProps & { onProceed: () => void }) {
	const { namedFor, name } = useGuesses(player);
	const [news, setNews] = useState("");
	const story = guessedStory(game);
	const finished = player.status >= STATUS.postReading;
	const onName = ({ id, index }: WireSubmission, writer: number | null) => {
		const who = game.players[writer ?? -1]?.name;
		setNews(who ? words.named(partName(index), who) : words.nobodyNamed(partName(index)));
		void name(id, writer);
	};
	return (
		<ReadingPage
			game={game}
			voting
			action={
				<Button onClick={onProceed}>
					{finished ? readingWords.read.toWait : readingWords.read.proceed}
				</Button>
			}
			left={
				<>
					<Heading className={styles.heading}>
						{before} <Marked>{marked}</Marked>
					</Heading>
					<p className={styles.story}>
						<Quoted as="b">{story ? titleOf(story) : ""}</Quoted>
					</p>
					<p>{words.text}</p>
					<NewsLine text={news} />
				</>
			}
			right={guessedParts(game).map((part) => (
				<GuessedPart
					key={part.id}
					game={game}
					player={player}
					part={part}
					named={namedFor(part.id)}
					onName={(writer) => onName(part, writer)}
				/>
			))}
		/>
	);
}
