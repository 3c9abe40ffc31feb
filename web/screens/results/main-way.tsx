import { isHost, isSolo } from "../../game/seats.ts";
import { storiesOf } from "../../game/stories.ts";
import { latePart } from "../../parts/late-part.tsx";
import { PlayAgain } from "../host/play-again.tsx";
import type { ScreenProps } from "../screen.ts";
import { ShareWinner } from "../share/share-winner.tsx";
import styles from "./results-footer.module.css";

const ShareCard = latePart(() => import("../first-line/parts.ts"), "ShareCard");
const ContinueStory = latePart(() => import("../sequel/parts.ts"), "ContinueStory");

/**
 * Shows the ways on from the results: the card of the day after its first line; otherwise the winner,
 * and another round for the host.
 */
export function MainWay({ game, player }: ScreenProps) {
	const [first] = storiesOf(game);
	if (game.first_line && first)
		return (
			<div className={styles.save}>
				<ShareCard game={game} story={first} />
			</div>
		);
	if (!isHost(game, player)) return <ShareWinner game={game} className={styles.save} />;
	return (
		<div className={styles.rounds}>
			{!isSolo(game) && <ShareWinner game={game} />}
			<PlayAgain game={game} />
			{game.can_continue !== undefined && <ContinueStory />}
		</div>
	);
}
