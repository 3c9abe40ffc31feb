import { STATUS } from "#game/status.ts";
import { hostWords } from "#words/game/host.ts";
import { readingWords } from "#words/game/reading.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import type { ScreenProps } from "../screen.ts";
import { ReadingFooter } from "../vote/reading-footer.tsx";
import styles from "./read-vote.module.css";

const words = readingWords.read;

interface Props extends ScreenProps {
	/** The number of stories to which the reader still has to react. */
	left: number;
	onProceed: () => void;
	/** Leads back to the page that the host has opened; null while the host opens none. */
	rejoin: (() => void) | null;
}

/** Shows the way from the list to the awards, or back to the host who leads the reading. */
export function StoryListFooter({ game, player, left, onProceed, rejoin }: Props) {
	const finished = player.status >= STATUS.postReading;
	// Where the host has led the reading, a page with all stickers that are owed comes next.
	const open = player.status >= STATUS.voting || game.reading !== null;
	const label = finished ? words.toWait : left > 0 ? words.left(left) : words.proceed;
	return (
		<ReadingFooter game={game}>
			{rejoin ? (
				<Button onClick={rejoin}>{hostWords.together.rejoin}</Button>
			) : open || left === 0 ? (
				<Button disabled={!open} onClick={onProceed}>
					{label}
				</Button>
			) : (
				<p className={classes(common.center, styles.needed)}>{label}</p>
			)}
		</ReadingFooter>
	);
}
