import type { ReactNode } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { MessagesAsk, MessagesButton } from "../../messages/messages.tsx";
import type { HostAction } from "../host/host-controls.tsx";
import type { ScreenProps } from "../screen.ts";
import { SlowSide } from "../slow/slow-side.tsx";
import { Cooking } from "./cooking.tsx";
import { Cupboard } from "./cupboard/cupboard.tsx";
import { DoodleButton } from "./doodle-button.tsx";
import { HostHelp } from "./host-help.tsx";
import { LeftSheet } from "./left-sheet.tsx";
import { PokeSwitch } from "./poke-line.tsx";
import styles from "./waiting.module.css";
import { SparksHelp, type WaitingSparks } from "./waiting-sparks.tsx";

interface Props extends ScreenProps {
	/** The players that the room waits for. */
	slow: PublicPlayer[];
	sparks: WaitingSparks;
	/** The part that the reader wrote and left to the others. */
	left: string;
	/** The host's actions on players who are not done. */
	host: readonly HostAction[];
	/** The host's way on without all of them. */
	skip: ReactNode;
	children: ReactNode;
}

/**
 * Shows the diversions beside the table: pokes, things to throw, the cupboard, and while others write,
 * which takes longest, the doodle pad. The controls that nobody needs share one row. What only the
 * host may do is below them.
 */
export function WaitingSide({ game, player, slow, sparks, left, host, skip, children }: Props) {
	const { audience } = player.data;
	return (
		<div className={styles.side}>
			<SparksHelp game={game} player={player} sparks={sparks} />
			{left.trim() !== "" && <MessagesAsk game={game} player={player} />}
			<LeftSheet text={left} label={tableWords.waiting.leftThem} />
			{children}
			{audience && <Cooking game={game} />}
			<Cupboard game={game} player={player} />
			<div className={styles.more}>
				<DoodleButton game={game} />
				<MessagesButton game={game} player={player} />
				<SlowSide game={game} player={player} />
				{sparks.others && !audience && <PokeSwitch />}
			</div>
			<HostHelp game={game} player={player} actions={host} slow={slow}>
				{skip}
			</HostHelp>
		</div>
	);
}
