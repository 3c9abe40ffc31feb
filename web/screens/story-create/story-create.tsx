import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { waits } from "../../game/seats.ts";
import { castOf } from "../../game/stories.ts";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { CastForm } from "./cast-form.tsx";

const words = screenWords.create;

/** Shows the story create phase (docs/game.md "Story create"). */
export function StoryCreate({ game, player }: ScreenProps) {
	const done = STATUS.postStoryCreate;
	if (!waits(player, done)) return <CastForm game={game} player={player} />;
	const cast = player.current_story ? castOf(player.current_story) : [];
	const { audience } = player.data;
	return (
		<Waiting
			picture={audience ? "hourglass" : "party"}
			game={game}
			player={player}
			done={done}
			host={["skip", "kick"]}
			heading={audience ? screenWords.waiting.heading : words.doneHeading}
			text={audience ? screenWords.waiting.audience : words.doneText(cast)}
		/>
	);
}
