import { useEffect, useState } from "react";
import { STATUS } from "#game/status.ts";
import { tableWords } from "#words/game/table.ts";
import { notYet } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { PartPills } from "../waiting/waiting-line.tsx";
import { ForceSkip } from "./force-skip.tsx";

/** Milliseconds for which a writer who is done may go on typing before the table is shown. */
const SECOND_THOUGHTS = 5000;

interface Finish extends ScreenProps {
	done: boolean;
	/** The room has stored that the part is done. */
	stored: boolean;
	/** The writer's time is over. */
	over: boolean;
}

/**
 * Returns whether a writer has been done for long enough to see the table. A writer whose time has
 * run out stays with their text, and so does the last writer.
 */
export function useAtTable({ game, player, done, stored, over }: Finish): boolean {
	const [seated, setSeated] = useState(false);
	const others = notYet(game, STATUS.postStoryWrite).some(({ id }) => id !== player.id);
	const waits = done && stored && others;
	useEffect(() => {
		if (!waits) setSeated(false);
		if (!waits || over) return;
		const timer = setTimeout(() => setSeated(true), SECOND_THOUGHTS);
		return () => clearTimeout(timer);
	}, [waits, over]);
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
export const SubmittedPart = ({ game, player, text, over, onWriteOn }: SubmittedPartProps) => (
	<Waiting
		game={game}
		player={player}
		picture="writing"
		done={STATUS.postStoryWrite}
		facts={<PartPills game={game} />}
		left={text}
		action={
			!over &&
			game.paused_at === null && (
				<Button kind="plain" onClick={onWriteOn}>
					{tableWords.waiting.writeOn}
				</Button>
			)
		}
	>
		<ForceSkip game={game} player={player} />
	</Waiting>
);
