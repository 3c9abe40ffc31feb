import type { PublicPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { isHost } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { hasSparks } from "../../room/sparks.ts";
import type { ScreenProps } from "../screen.ts";
import { Tray } from "../sparks/tray.tsx";
import type { Throwing } from "../sparks/use-throwing.ts";
import { KickEntry } from "./kick-entry.tsx";
import styles from "./seats.module.css";

const words = tableWords.tray;

interface Props extends ScreenProps {
	/** The player who is aimed at. */
	target: PublicPlayer | null;
	/** There are other players to throw at. */
	others: boolean;
	/** The page has two columns, so the tray appears only after a player is aimed at. */
	open: boolean;
	onThrow: Throwing["throwThing"];
}

/** Shows what the reader can throw at a player, and a host what else they can do with them. */
export function SeatMenu({ game, player, target, others, open, onThrow }: Props) {
	const on = hasSparks();
	return (
		<div className={styles.soft}>
			{on && others && (!open || target !== null) && (
				<Tray
					at={target?.name ?? null}
					onThrow={onThrow}
					last={
						target !== null && isHost(game, player) && <KickEntry game={game} target={target} />
					}
				/>
			)}
			<p className={common.quiet}>
				{!on ? words.off : player.data.audience ? words.watching : words.hint(open)}
			</p>
		</div>
	);
}
