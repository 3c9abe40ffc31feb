import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { writersOf } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { hasSparks } from "../../room/sparks.ts";
import type { ScreenProps } from "../screen.ts";
import { Tray } from "../sparks/tray.tsx";
import { usePoking } from "../sparks/use-poking.ts";
import { useThrowing } from "../sparks/use-throwing.ts";
import { PokeLine } from "./poke-line.tsx";
import styles from "./waiting.module.css";

/** Returns what the reader's taps on the table do: the audience throws things, players poke. */
export function useWaitingSparks(game: Game, player: OwnPlayer) {
	const others = writersOf(game).flatMap(({ id }) => (id === player.id ? [] : [id]));
	const throwing = useThrowing(player.id, others);
	const poking = usePoking(player.id);
	const { audience } = player.data;
	return {
		/** There are other players at the table. */
		others: others.length > 0,
		throwing,
		poking,
		target: audience ? throwing.target : null,
		deed: audience ? tableWords.throwSomething : tableWords.pokeSomebody,
		tap: audience ? throwing.tap : poking.tap,
	};
}

export type WaitingSparks = ReturnType<typeof useWaitingSparks>;

/** Shows the tray of the audience, or the line about the player's last poke. */
export function SparksHelp({ game, player, sparks }: ScreenProps & { sparks: WaitingSparks }) {
	const { audience } = player.data;
	if (!hasSparks())
		return <p className={classes(common.quiet, common.center)}>{tableWords.poke.off}</p>;
	if (!sparks.others) return null;
	if (!audience)
		return (
			<PokeLine
				game={game}
				last={sparks.poking.last}
				className={classes(common.center, styles.poking)}
			/>
		);
	const { target, throwThing } = sparks.throwing;
	return (
		<div className={styles.soft}>
			<Tray
				at={target === null ? null : (game.players[target]?.name ?? null)}
				onThrow={throwThing}
			/>
			<p className={common.quiet}>{tableWords.tray.watching}</p>
		</div>
	);
}
