import { useState } from "react";
import { STATUS } from "#game/status.ts";
import { AwardVote } from "./award-vote.tsx";
import { ReadingWait } from "./reading-wait.tsx";
import type { ScreenProps } from "./screen.ts";
import { StoryList } from "./story-list.tsx";
import { StoryView } from "./story-view.tsx";
import "./read-vote.css";

/** Reading, reacting and voting: the list, one story, the awards, then the wait (gameplay.md section 2). */
export function ReadVote({ game, player }: ScreenProps) {
	const [open, setOpen] = useState<number | null>(null);
	const [voting, setVoting] = useState(() => Object.keys(player.votes).length > 0);
	const [again, setAgain] = useState(false);
	const finished = player.status >= STATUS.postReading;
	const story = open === null ? undefined : game.stories[open];

	if (story) return <StoryView key={story.id} game={game} player={player} story={story} onBack={() => setOpen(null)} />;
	if (finished && !again) return <ReadingWait game={game} player={player} onAgain={() => setAgain(true)} />;
	if (voting && player.status === STATUS.voting) return <AwardVote game={game} player={player} onList={() => setVoting(false)} />;
	return (
		<StoryList
			game={game}
			player={player}
			onOpen={setOpen}
			onProceed={() => {
				setVoting(true);
				setAgain(false);
			}}
		/>
	);
}
