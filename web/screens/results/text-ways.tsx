import { Link } from "react-router-dom";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { space } from "#words/grammar.ts";
import { isHost } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Nudge } from "../next-round/nudge.tsx";
import text from "../next-round/text-button.module.css";
import type { ScreenProps } from "../screen.ts";
import styles from "./results-footer.module.css";

const words = readingWords.results;

interface Props extends ScreenProps {
	/** A phone shows the links. */
	open: boolean;
	/** Opens the statistics; null where there are none. */
	onStats: (() => void) | null;
}

/**
 * Shows the lesser links: home, a tip, the statistics, and for guests asking the host. Who
 * has written the line of a day needs only the way home.
 */
export const TextWays = ({ game, player, open, onStats }: Props) => (
	<div className={styles.texts} data-open={open || undefined}>
		<Link className={text.button} to="/">
			{words.home}
		</Link>
		{!game.first_line && <RoomWays game={game} player={player} onStats={onStats} />}
	</div>
);

const RoomWays = ({ game, player, onStats }: Omit<Props, "open">) => (
	<>
		{/* A new tab, because a tip must not cost the player's seat. */}
		<Link className={text.button} to="/supportus" target="_blank">
			{words.donate}
		</Link>
		{onStats && (
			<button type="button" className={text.button} onClick={onStats}>
				{words.stats}
			</button>
		)}
		{!isHost(game, player) && <AskHost game={game} audience={player.data.audience} />}
	</>
);

/** Shows which player may start another round, and lets the others nudge them. */
function AskHost({ game, audience }: { game: Game; audience: boolean }) {
	const host = game.players[game.host_id];
	if (!host) return null;
	return (
		<span className={styles.ask}>
			<span className={common.quiet}>{words.anotherRound(host.name)}</span>
			{space}
			{!audience && <Nudge host={host.id} name={host.name} />}
		</span>
	);
}
