import type { ReactNode } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingProgress } from "../../game/read-state.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";

/** Seconds below which the countdown of list, view and vote flashes. */
const WARN_BELOW = 120;

/** The footer of list, view and vote: how many are through, and a clock that speaks up early. */
export function ReadingFooter({ game, children }: { game: Game; children: ReactNode }) {
	return (
		<RoomFooter
			limit={game.countdown.limit}
			warnBelow={WARN_BELOW}
			note={screenWords.read.progress(...readingProgress(game))}
		>
			{children}
		</RoomFooter>
	);
}
