import { useEffect } from "react";
import { roomWords } from "#words/game/room.ts";
import { isAsked, isWatching } from "../../game/seats.ts";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import { sitDown } from "./join-again.tsx";
import styles from "./text-button.module.css";

/**
 * Joins the next game as soon as the room asks, for a player who chose that in the last game.
 * Returns whether that is under way.
 */
export function useSittingIn(): boolean {
	const { game, player, sitsInNext } = useRoom();
	const due = sitsInNext && game !== null && player !== null && isAsked(game, player);
	useEffect(() => {
		if (!due) return;
		sitDown().finally(() => {
			store.room.sitsInNext = false;
		});
	}, [due]);
	return due;
}

/** Lets a viewer of a running game choose to play the next one. */
export function SitIn() {
	const { game, player, sitsInNext } = useRoom();
	if (!game || !player || !isWatching(game, player)) return null;
	return (
		<button
			type="button"
			className={styles.button}
			aria-pressed={sitsInNext}
			onClick={() => {
				store.room.sitsInNext = !sitsInNext;
			}}
		>
			{sitsInNext ? roomWords.again.sitsIn : roomWords.again.sitIn}
		</button>
	);
}
