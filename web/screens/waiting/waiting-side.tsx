import type { ReactNode } from "react";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { hasSparks } from "../../room/sparks.ts";
import { tableWords } from "../../words/evening/table.ts";
import type { HostAction } from "../host/host-controls.tsx";
import type { ScreenProps } from "../screen.ts";
import { Tray } from "../sparks/tray.tsx";
import type { usePoking } from "../sparks/use-poking.ts";
import type { useThrowing } from "../sparks/use-throwing.ts";
import { Cooking } from "./cooking.tsx";
import { Cupboard } from "./cupboard.tsx";
import { DoodleButton } from "./doodle-button.tsx";
import { HostHelp } from "./host-help.tsx";
import { LeftSheet } from "./left-sheet.tsx";
import { PokeLine, PokeSwitch } from "./poke-line.tsx";
import styles from "./waiting.module.css";

interface Props extends ScreenProps {
	/** The players that the room waits for. */
	slow: PublicPlayer[];
	/** There are other players at the table. */
	others: boolean;
	throwing: ReturnType<typeof useThrowing>;
	poking: ReturnType<typeof usePoking>;
	/** The part that the reader wrote and left to the others. */
	left: string;
	/** The host's actions on players who are not done. */
	host: readonly HostAction[];
	children: ReactNode;
}

/** Shows the diversions beside the table: pokes, things to throw, and the cupboard. */
export function WaitingSide({
	game,
	player,
	slow,
	others,
	throwing,
	poking,
	left,
	host,
	children,
}: Props) {
	const { audience } = player.data;
	const sparks = hasSparks() && others;
	return (
		<div className={styles.side}>
			{sparks && audience && (
				<div className={styles.soft}>
					<Tray at={targetName(game, throwing.target)} onThrow={throwing.throwThing} />
					<p className={common.quiet}>{tableWords.tray.watching}</p>
				</div>
			)}
			{sparks && !audience && <PokeLine game={game} last={poking.last} className={common.center} />}
			{!hasSparks() && (
				<p className={classes(common.quiet, common.center)}>{tableWords.poke.off}</p>
			)}
			<LeftSheet text={left} label={tableWords.waiting.leftThem} />
			{children}
			{audience && <Cooking game={game} />}
			<HostHelp game={game} player={player} actions={host} slow={slow} />
			<Cupboard />
			<div className={styles.more}>
				<DoodleButton />
				{sparks && !audience && <PokeSwitch />}
			</div>
		</div>
	);
}

const targetName = (game: Game, target: number | null): string | null =>
	target === null ? null : (game.players[target]?.name ?? null);
