import type { Game, WireStory } from "#game/wire/state.ts";
import { firstLineWords as say } from "#words/game/first-line.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { storyTeaser } from "../../exports/archives.ts";
import { useTask } from "../../exports/use-task.ts";
import { isWhole } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskNote } from "../share/task-note.tsx";
import { useDrawn } from "../share/use-drawn.ts";
import { useOwnLine } from "./use-own-line.ts";

/** Shares the card of the day with one press. */
export function ShareCard({ game, story }: { game: Game; story: WireStory }) {
	const { running, error, run } = useTask<"card">();
	const { drawn, takeHome } = useDrawn<"card">();
	const { quoted } = useOwnLine(story);
	const draw = async () => {
		const card = await storyTeaser(quoted, game, new Date(), location.host);
		return { files: [card], pack: async () => card };
	};
	return (
		<>
			<Button
				busy={running !== null}
				disabled={!isWhole(story)}
				onClick={() => run("card", () => takeHome("card", draw))}
			>
				{drawn ? sharingWords.share : say.end.share}
			</Button>
			<TaskNote error={error}>{drawn && sharingWords.drawn}</TaskNote>
		</>
	);
}
