import { useEffect, useState } from "react";
import { STATUS } from "#game/status.ts";
import { tableWords } from "#words/game/table.ts";
import { notYet } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { PartPills } from "../waiting/waiting-line.tsx";
import { ForceSkip } from "./force-skip.tsx";
import styles from "./submitted-part.module.css";

/** Milliseconds for which the way back to the text is the page's first button. */
const SECOND_THOUGHTS = 5000;

interface Finish extends ScreenProps {
	done: boolean;
	/** The writer's time is over. */
	over: boolean;
}

/**
 * Returns whether a writer sees the table: at once when they are done. A writer whose time has run
 * out stays with their text, and so does the last writer.
 */
export function useAtTable({ game, player, done, over }: Finish): boolean {
	const others = notYet(game, STATUS.postStoryWrite).some(({ id }) => id !== player.id);
	const waits = done && others;
	const [seated, setSeated] = useState(waits && !over);
	if (!waits && seated) setSeated(false);
	if (waits && !over && !seated) setSeated(true);
	return waits && seated;
}

interface SubmittedPartProps extends ScreenProps {
	/** The writer's text. */
	text: string;
	/** The writer's time is over. */
	over: boolean;
	/** Takes the done mark back. */
	onWriteOn: () => void;
}

/** Shows the table to a writer who is done, with a button back to the text while there is time. */
export function SubmittedPart({ game, player, text, over, onWriteOn }: SubmittedPartProps) {
	const [fresh, setFresh] = useState(true);
	useEffect(() => {
		const timer = setTimeout(() => setFresh(false), SECOND_THOUGHTS);
		return () => clearTimeout(timer);
	}, []);
	return (
		<>
			<div className={styles.folding} aria-hidden />
			<Waiting
				game={game}
				player={player}
				picture="writing"
				done={STATUS.postStoryWrite}
				facts={<PartPills game={game} />}
				left={text}
				skip={<ForceSkip game={game} player={player} />}
				action={
					!over &&
					game.paused_at === null && (
						<Button kind={fresh ? "hot" : "plain"} onClick={onWriteOn}>
							{tableWords.waiting.writeOn}
						</Button>
					)
				}
			/>
		</>
	);
}
