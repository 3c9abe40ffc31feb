import type { ReactNode } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { readingProgress } from "../../game/read-state.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { useNearLimit } from "./near-limit.ts";

/** The timer changes its shape at this many seconds, because reading takes long. */
const WARN_BELOW = 120;

interface Props {
	game: Game;
	/** The reader votes. */
	voting?: boolean;
	children: ReactNode;
}

/** Shows how many readers have finished, and the timer. */
export function ReadingFooter({ game, voting = false, children }: Props) {
	return (
		<RoomFooter
			limit={useNearLimit(game)}
			warnBelow={WARN_BELOW}
			note={readingWords.read.progress(...readingProgress(game), voting)}
		>
			{children}
		</RoomFooter>
	);
}
