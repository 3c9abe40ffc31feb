import type { ReactNode } from "react";
import { STATUS } from "#game/status.ts";
import { guessPageWords as words } from "#words/game/guess-page.ts";
import { readingWords } from "#words/game/reading.ts";
import { writersOf } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import { send } from "../../room/sending.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import type { ScreenProps } from "../screen.ts";
import { useNearLimit } from "../vote/near-limit.ts";
import styles from "./guess.module.css";
import { isIn } from "./guessed.ts";

interface Props extends ScreenProps {
	/** The reader has named somebody, or there is nobody to name. */
	named: boolean;
	onProceed: () => void;
	/** The faces, where the page has no place for them. */
	children: ReactNode;
}

/** Shows the way on with a guess and without one, the clock, and how many have finished. */
export function GuessFooter({ game, player, named, onProceed, children }: Props) {
	const { guessing } = game;
	const limit = useNearLimit(game);
	const finish = () => {
		onProceed();
		if (guessing?.in) void send("guess/done", {});
	};
	const writers = writersOf(game);
	const note = guessing?.in
		? words.counted(writers.filter((writer) => isIn(game, writer)).length, writers.length)
		: undefined;
	const back =
		player.status >= STATUS.postReading
			? readingWords.read.toWait
			: isIn(game, player) && readingWords.read.proceed;
	return (
		<RoomFooter limit={guessing?.ends ?? limit} note={note}>
			{children}
			{back ? (
				<Button onClick={onProceed}>{back}</Button>
			) : (
				<div className={styles.ways}>
					<Button disabled={!named} onClick={finish}>
						{words.done}
					</Button>
					<Button kind="plain" onClick={finish}>
						{words.skip}
					</Button>
				</div>
			)}
		</RoomFooter>
	);
}
