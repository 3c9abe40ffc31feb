import { useEffect, useRef, useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { guessPageWords } from "#words/game/guess-page.ts";
import { partName } from "#words/ordinals.ts";
import { NewsLine } from "../../parts/news-line.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import type { ScreenProps } from "../screen.ts";
import { ReadingPage } from "../vote/reading-page.tsx";
import { FaceTray } from "./face-tray.tsx";
import { GuessFooter } from "./guess-footer.tsx";
import { guessedParts, nextToGuess, suspectsOf } from "./guessed.ts";
import { OpenPart } from "./open-part.tsx";
import { PartsRow } from "./parts-row.tsx";
import { StoryPage } from "./story-page.tsx";
import { useGuesses } from "./use-guesses.ts";

/**
 * Shows the parts of the story whose authors are guessed, one at a time (docs/game.md "Guess who
 * wrote it"). The faces are on the right page of two, and else in the footer, where they are in
 * reach however long the part is. No reader has to name anybody, so there is always a way on.
 */
export function GuessAuthors({ game, player, onProceed }: ScreenProps & { onProceed: () => void }) {
	const guesses = useGuesses(game, player);
	const spread = useOpen();
	const parts = guessedParts(game);
	const isOwn = ({ id }: WireSubmission) => player.own_submissions.includes(id);
	const isOpen = (part: WireSubmission) => !isOwn(part) && guesses.namedFor(part.id) === null;
	const [at, setAt] = useState(() => nextToGuess(parts, isOpen, null)?.id);
	const part = parts.find(({ id }) => id === at) ?? parts[0];
	const top = useRef<HTMLDivElement>(null);
	const seen = useRef(part?.id);
	useEffect(() => {
		if (seen.current !== part?.id) top.current?.closest("main")?.scrollTo(0, 0);
		seen.current = part?.id;
	}, [part?.id]);

	const others = parts.filter((one) => !isOwn(one));
	const named = others.length === 0 || others.some((one) => !isOpen(one));
	const name = (writer: number | null) => {
		if (!part) return;
		guesses.name(part, writer);
		// A first guess leads on to the next part. A second thought stays.
		const next = isOpen(part) ? nextToGuess(parts, isOpen, part) : null;
		if (writer !== null && next) setAt(next.id);
	};
	const tray = part && !isOwn(part) && (
		<FaceTray
			part={partName(part.index)}
			people={suspectsOf(game, player)}
			named={guesses.namedFor(part.id)}
			onName={name}
		/>
	);
	return (
		<ReadingPage
			footer={
				<GuessFooter game={game} player={player} named={named} onProceed={onProceed}>
					{!spread && tray}
				</GuessFooter>
			}
			left={
				<>
					<StoryPage game={game}>
						<PartsRow
							game={game}
							player={player}
							open={part?.id}
							namedFor={guesses.namedFor}
							onOpen={({ id }) => setAt(id)}
						/>
					</StoryPage>
					<NewsLine text={guesses.news} />
					<NewsLine text={part ? guessPageWords.suspects(partName(part.index)) : ""} />
				</>
			}
			right={
				<div ref={top}>
					{part && (
						<OpenPart
							key={part.id}
							game={game}
							player={player}
							part={part}
							named={guesses.namedFor(part.id)}
						/>
					)}
					{spread && tray}
				</div>
			}
		/>
	);
}
