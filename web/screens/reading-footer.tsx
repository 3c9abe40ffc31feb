import type { ReactNode } from "react";
import type { Game } from "../../gateway/protocol.ts";
import { RoomFooter } from "../parts/room-footer.tsx";
import { readingProgress } from "./read-state.ts";
import { screenWords } from "./words.ts";

/** gameplay.md section 9: below so many seconds the countdown of list, view and vote flashes. */
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
