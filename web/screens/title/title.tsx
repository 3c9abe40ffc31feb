import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo } from "../../game/seats.ts";
import { CoverOffer, CoverPad } from "../cover/late.tsx";
import { useNotePlayed } from "../read-vote/congratulations-due.ts";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { TitleForm } from "./title-form.tsx";

const words = screenWords.title;

/** Shows the title phase: captains name their story, the audience waits (docs/game.md "Titles"). */
export function Title({ game, player }: ScreenProps) {
	// A solo game has no reading after it.
	useNotePlayed(game);
	const done = STATUS.postStoryTitle;
	const waiting = { game, player, done, host: ["skip"], picture: "book" } as const;
	const solo = isSolo(game);
	if (player.data.audience)
		return <Waiting {...waiting} heading={words.watchHeading(solo)} text={words.watchText(solo)} />;
	const story = player.current_story;
	if (player.status < done && story)
		return <TitleForm key={story.id} game={game} player={player} story={story} />;
	if (story && player.cover?.state === "drawing")
		return <CoverPad key={story.id} game={game} player={player} story={story} />;
	const title = story?.meta.title;
	return (
		<Waiting
			{...waiting}
			heading={words.doneHeading}
			text={title ? words.doneText(title) : words.bare}
		>
			<CoverOffer game={game} player={player} />
		</Waiting>
	);
}
