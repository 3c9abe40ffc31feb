import { useState } from "react";
import { isHost } from "../../game/seats.ts";
import { useRoom } from "../../room/use-room.ts";
import { LastGameFooter } from "../frame/last-game-footer.tsx";
import { RoomFooter } from "../frame/room-footer.tsx";
import { Nudges } from "../next-round/nudge.tsx";
import type { ScreenProps } from "../screen.ts";
import { MoreButton } from "../share/more-button.tsx";
import { MainWay } from "./main-way.tsx";
import { NUMBERS_ID } from "./numbers/numbers.tsx";
import styles from "./results-footer.module.css";
import { TextWays } from "./text-ways.tsx";

/** Opens the statistics and moves the focus there. */
function openNumbers(): void {
	const numbers = document.getElementById(NUMBERS_ID);
	if (numbers instanceof HTMLDetailsElement) numbers.open = true;
	numbers?.scrollIntoView();
	numbers?.querySelector("summary")?.focus({ preventScroll: true });
}

/** Shows the buttons after the results. The host's desk closes the room. */
export function ResultsFooter({ game, player }: ScreenProps) {
	const { last } = useRoom();
	// The line of a day has one link, which is no more than the button that shows it.
	const folds = !game.first_line;
	const [more, setMore] = useState(!folds);
	const onStats = game.game_stats ? openNumbers : null;
	if (last) return <LastGameFooter onStats={onStats} />;
	return (
		<RoomFooter>
			{isHost(game, player) && <Nudges game={game} own={player.id} />}
			<div className={styles.ways} data-open={more || undefined}>
				<MainWay game={game} player={player} />
				{folds && (
					<MoreButton open={more} onToggle={() => setMore(!more)} className={styles.more} />
				)}
				<TextWays game={game} player={player} open={more} onStats={onStats} />
			</div>
		</RoomFooter>
	);
}
