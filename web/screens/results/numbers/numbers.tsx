import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { isSolo } from "../../../game/seats.ts";
import { storiesOf } from "../../../game/stories.ts";
import { EmojiPicture } from "../../../parts/emoji.tsx";
import { Drawer } from "../../share/drawer.tsx";
import { GameStatistics } from "./game-stats.tsx";

const words = readingWords.results;

/** The id of the numbers, to which the results' footer leads. */
export const NUMBERS_ID = "game-stats";

const sum = (counts: Record<string, number>): number =>
	Object.values(counts).reduce((all, count) => all + count, 0);

/** Returns the game in one sentence. */
export function inNumbers(game: Game): string {
	const stories = storiesOf(game);
	const { total_words, minutes } = game.game_stats?.meta ?? {};
	return words.inNumbers({
		stories: stories.length,
		words: typeof total_words === "number" ? total_words : null,
		minutes: typeof minutes === "number" ? minutes : null,
		stickers: stories.reduce((all, { meta }) => all + sum(meta.reactions), 0),
	});
}

/** Shows the game in one sentence, which opens to all statistics. */
export function Numbers({ game }: { game: Game }) {
	if (!game.game_stats) return null;
	return (
		<Drawer
			id={NUMBERS_ID}
			label={
				<>
					{!isSolo(game) && <EmojiPicture name="trophy" size={40} />}
					<span>{inNumbers(game)}</span>
				</>
			}
		>
			<GameStatistics game={game} />
		</Drawer>
	);
}
