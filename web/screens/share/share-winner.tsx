import type { Game } from "#game/wire/state.ts";
import { sharingWords as words } from "#words/game/sharing.ts";
import { storyPoster } from "../../exports/archives.ts";
import { useTask } from "../../exports/use-task.ts";
import { storyStandings } from "../../game/standings.ts";
import { isWhole } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskNote } from "./task-note.tsx";
import { useDrawn } from "./use-drawn.ts";

/** Shares the story of the evening as an upright picture with one press. */
export function ShareWinner({ game, className }: { game: Game; className?: string | undefined }) {
	const { running, error, run } = useTask<"poster">();
	const { drawn, takeHome } = useDrawn<"poster">();
	const winner = storyStandings(game)[0]?.who;
	if (!winner) return null;
	const draw = () => storyPoster(winner, game, new Date(), location.host);
	return (
		<div className={className}>
			<Button
				busy={running !== null}
				disabled={!isWhole(winner)}
				onClick={() => run("poster", () => takeHome("poster", draw))}
			>
				{drawn ? words.share : words.winner}
			</Button>
			<TaskNote error={error}>{drawn && words.drawn}</TaskNote>
		</div>
	);
}
