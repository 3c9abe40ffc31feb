import { useEffect, useReducer } from "react";
import { isOpened } from "../../game/together-pages.ts";
import { guessing } from "../guess/guessing.ts";
import type { ScreenProps } from "../screen.ts";
import { Together } from "../together/together.tsx";
import { hasBallot } from "../vote/use-ballot.ts";
import { Awards } from "./awards.tsx";
import { useNotePlayed } from "./congratulations-due.ts";
import {
	isLedOn,
	ledPage,
	type ReadingPlace,
	STEPS,
	screenAt,
	startingPlace,
} from "./reading-place.ts";
import { ReadingWait } from "./reading-wait.tsx";
import { StoryList } from "./story-list.tsx";
import { StoryView } from "./story-view.tsx";

const GuessAuthors = guessing.page("GuessAuthors");

/**
 * Shows the reading and voting phase: the list, a story, the awards, then the wait. In rooms that
 * read together the open page comes first (docs/game.md "Reading and voting").
 */
export function ReadVote({ game, player }: ScreenProps) {
	useNotePlayed(game);
	const [place, go] = useReducer(
		(before: ReadingPlace, step: Partial<ReadingPlace>) => ({ ...before, ...step }),
		null,
		() => startingPlace(game, player, hasBallot(game)),
	);
	const leading = ledPage(game)?.story.id ?? null;
	useEffect(() => {
		if (leading !== null) go(STEPS.gather);
	}, [leading]);
	const ledOn = isLedOn(game);
	useEffect(() => {
		if (ledOn) go(STEPS.proceed);
	}, [ledOn]);

	const guesses = game.guessing !== undefined;
	useEffect(() => {
		if (guesses) guessing.load().catch(() => undefined); // the guesses load it again
	}, [guesses]);

	const both = { game, player };
	const screen = screenAt(place, game, player);
	switch (screen.name) {
		case "story": {
			const { story } = screen;
			return (
				<StoryView key={story.id} {...both} story={story} onBack={() => go(STEPS.closeStory)} />
			);
		}
		case "together": {
			const { page } = screen;
			return (
				<Together
					key={page.story.id}
					{...both}
					page={page}
					onList={() => go(STEPS.leaveOthers)}
					onProceed={() => go(STEPS.proceed)}
				/>
			);
		}
		case "wait":
			return (
				<ReadingWait
					{...both}
					onAgain={() => go(STEPS.readAgain)}
					onGuess={() => go(STEPS.guess)}
				/>
			);
		case "guess":
			return <GuessAuthors {...both} onProceed={() => go(STEPS.leaveGuess)} />;
		case "awards":
			return (
				<Awards
					{...both}
					guessed={place.guessed}
					onList={() => go(STEPS.backToList)}
					onGuess={() => go(STEPS.guess)}
					onGuessed={() => go(STEPS.leaveGuess)}
				/>
			);
		case "list": {
			const { led } = screen;
			return (
				<StoryList
					{...both}
					onOpen={(story) => go({ story })}
					onProceed={() => go(STEPS.proceed)}
					led={
						led && {
							isOpened: (story) => isOpened(led, story),
							rejoin: () => go(STEPS.rejoinOthers),
						}
					}
				/>
			);
		}
	}
}
