import { useEffect, useState } from "react";
import { tableWords } from "#words/game/table.ts";
import { wantsPokes } from "../../device/pokes.ts";
import { playCue } from "../../device/sound.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { hasSparks, sparks } from "../../room/sparks.ts";
import { store } from "../../store.ts";
import styles from "./poke-popup.module.css";

/** Milliseconds for which a poke is shown. */
const SHOWN = 3000;

interface Poke {
	name: string;
	sprite: number;
	/** Increases with each poke, because the same person may poke again. */
	count: number;
}

/**
 * Shows the player who pokes this one, at the edge of the window and over the page, so that no text
 * moves and typing goes on.
 */
export function PokePopup() {
	const [poke, setPoke] = useState<Poke | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let count = 0;
		const stop = sparks.listen(({ from, to }) => {
			const { game, player } = store.room;
			const other = game?.players[from];
			if (!wantsPokes() || !hasSparks() || !other || to !== player?.id || from === to) return;
			playCue("knock");
			count += 1;
			setPoke({ name: other.name, sprite: other.meta.sprite_id, count });
			clearTimeout(timer);
			timer = setTimeout(() => setPoke(null), SHOWN);
		}, "poke");
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, []);
	return (
		<div role="status" className={styles.popup}>
			{poke && (
				<div key={poke.count} className={styles.poke} data-peek>
					<span className={styles.text}>{tableWords.poke.peeking(poke.name)}</span>
					<Avatar sprite={poke.sprite} size={64} className={styles.face} />
				</div>
			)}
		</div>
	);
}
