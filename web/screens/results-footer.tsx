import { Link } from "react-router-dom";
import { Button } from "../parts/button.tsx";
import { ConfirmButton } from "../parts/confirm-button.tsx";
import { RoomFooter } from "../parts/room-footer.tsx";
import { STATS_ID } from "./game-stats.tsx";
import type { ScreenProps } from "./screen.ts";
import { isHost } from "./seats.ts";
import { tell } from "./sending.ts";
import { screenWords } from "./words.ts";

const words = screenWords.results;

function goToStats(): void {
	const stats = document.getElementById(STATS_ID);
	stats?.scrollIntoView();
	stats?.focus({ preventScroll: true });
}

/** Where to go from here; closing the room is the host's. */
export function ResultsFooter({ game, player }: ScreenProps) {
	return (
		<RoomFooter>
			<div className="results-ways">
				<Link className="btn" to="/">
					{words.home}
				</Link>
				{game.game_stats && (
					<Button kind="plain" small onClick={goToStats}>
						{words.stats}
					</Button>
				)}
				{isHost(game, player) && (
					<ConfirmButton
						small
						label={words.close}
						sure={screenWords.sure}
						onConfirm={() => tell("game/vip", { vip_action: { close_game: true } })}
					/>
				)}
			</div>
		</RoomFooter>
	);
}
