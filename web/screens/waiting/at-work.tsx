import type { Status } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { isSolo } from "../../game/seats.ts";
import { Sheet } from "../../parts/page/sheet.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import styles from "./waiting.module.css";
import { WritersStrip } from "./waiting-strip.tsx";

interface AtWorkProps {
	game: Game;
	/** Players with this status or a later one are done. */
	done: Status;
}

/**
 * Shows who is done and who is not, beside a form for all players. Only a page of two columns has
 * room for it.
 */
export function AtWork({ game, done }: AtWorkProps) {
	const open = useOpen();
	if (!open || isSolo(game)) return null;
	return (
		<Sheet as="section" className={styles.atWork}>
			<h2>{tableWords.seats}</h2>
			<WritersStrip game={game} doneFrom={done} />
		</Sheet>
	);
}
