import { useEffect, useState } from "react";
import { STATUS } from "#game/status.ts";
import { isOpened, openPage } from "../../game/together-pages.ts";
import type { ScreenProps } from "../screen.ts";
import { AwardVote } from "./award-vote.tsx";
import { useCheerLater } from "./cheer.ts";
import { ReadingWait } from "./reading-wait.tsx";
import { StoryList } from "./story-list.tsx";
import { StoryView } from "./story-view.tsx";
import { Together } from "./together.tsx";

/**
 * Reading, reacting and voting: the list, one story, the awards, then the wait; or first all
 * together.
 */
export function ReadVote({ game, player }: ScreenProps) {
	useCheerLater(game);
	const page = openPage(game);
	const led = page !== null && page.after !== null;
	const finished = player.status >= STATUS.postReading;
	const [open, setOpen] = useState<number | null>(null);
	const [voting, setVoting] = useState(() => Object.keys(player.votes).length > 0);
	const [again, setAgain] = useState(false);
	const [alone, setAlone] = useState(!led && (finished || voting));
	const story = open === null ? undefined : game.stories[open];
	const proceed = () => {
		setAlone(true);
		setVoting(true);
		setAgain(false);
	};

	// A new story gathers everybody, also who has wandered off to an earlier one.
	const leading = led ? page.story.id : null;
	useEffect(() => {
		if (leading === null) return;
		setAlone(false);
		setOpen(null);
	}, [leading]);

	if (story)
		return (
			<StoryView
				key={story.id}
				game={game}
				player={player}
				story={story}
				onBack={() => setOpen(null)}
			/>
		);
	if (page && !alone) {
		return (
			<Together
				key={page.story.id}
				game={game}
				player={player}
				page={page}
				onList={() => setAlone(true)}
				onProceed={proceed}
			/>
		);
	}
	if (finished && !again && !led)
		return <ReadingWait game={game} player={player} onAgain={() => setAgain(true)} />;
	if (voting && player.status === STATUS.voting)
		return <AwardVote game={game} player={player} onList={() => setVoting(false)} />;
	return (
		<StoryList
			game={game}
			player={player}
			onOpen={setOpen}
			onProceed={proceed}
			led={
				led ? { isOpened: (other) => isOpened(page, other), rejoin: () => setAlone(false) } : null
			}
		/>
	);
}
