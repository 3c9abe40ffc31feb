import { useEffect, useState } from "react";
import { wantsPokes } from "../../device/pokes.ts";
import { playCue } from "../../device/sound.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { hasSparks, sparks } from "../../room/sparks.ts";
import { store } from "../../store.ts";
import { tableWords } from "../../words/evening/table.ts";
import styles from "./peeking.module.css";

/** Milliseconds for which a poke is shown. */
const SHOWN = 3000;

interface Peek {
	name: string;
	sprite: number;
	/** Increases with each poke, because the same person may poke again. */
	count: number;
}

/**
 * Shows the player who pokes this one, at the edge of the window and over the page, so that no text
 * moves and typing goes on.
 */
export function Peeking() {
	const [peek, setPeek] = useState<Peek | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let count = 0;
		const stop = sparks.listen(({ from, to }) => {
			const { game, player } = store.room;
			const other = game?.players[from];
			if (!wantsPokes() || !hasSparks() || !other || to !== player?.id || from === to) return;
			playCue("knock");
			count += 1;
			setPeek({ name: other.name, sprite: other.meta.sprite_id, count });
			clearTimeout(timer);
			timer = setTimeout(() => setPeek(null), SHOWN);
		}, "poke");
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, []);
	return (
		<div role="status" className={styles.peeking}>
			{peek && (
				<div key={peek.count} className={styles.peek} data-peek>
					<span className={styles.text}>{tableWords.poke.peeking(peek.name)}</span>
					<Avatar sprite={peek.sprite} size={64} className={styles.face} />
				</div>
			)}
		</div>
	);
}
