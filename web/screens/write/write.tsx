import { useRef } from "react";
import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { isSolo } from "../../game/seats.ts";
import { useReached } from "../../room/reached.ts";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { PartPills } from "../waiting/waiting-line.tsx";
import { ForceSkip } from "./force-skip.tsx";
import { Intro } from "./intro.tsx";
import { Writing } from "./writing.tsx";

const words = screenWords.write;

/**
 * Shows the writing phase: the intro, then the writing. Writers who are done still see their text
 * (docs/game.md "Writing").
 */
export function Write({ game, player }: ScreenProps) {
	const { reading_start } = game.submission;
	const started = useReached(reading_start);
	/** The id of the part whose text box was shown. */
	const opened = useRef<number | null>(null);
	const { current_story: story, current_submission: part } = player;
	if (player.data.audience || !story || !part) {
		return (
			<Waiting
				picture="writing"
				game={game}
				player={player}
				facts={<PartPills game={game} />}
				done={STATUS.postStoryWrite}
				text={words.waitText(isSolo(game))}
				action={game.status === STATUS.storyWrite && <ForceSkip game={game} player={player} />}
			/>
		);
	}
	// A text box that was shown stays, whatever the clock does then.
	if (reading_start !== null && !started && opened.current !== part.id)
		return (
			<Intro
				game={game}
				story={story}
				part={part}
				start={reading_start}
				extra={player.submission.extra_reading}
				sprite={player.meta.sprite_id}
			/>
		);
	opened.current = part.id;
	return <Writing key={part.id} game={game} player={player} story={story} part={part} />;
}
