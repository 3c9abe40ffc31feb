import { useState } from "react";
import { pickSprites } from "../../avatars/free.ts";
import { Avatar } from "../../parts/avatar.tsx";
import styles from "./crowd.module.css";

const HEADS = 4;

/** Shows a few random avatars behind the lower edge of the page. */
export function Crowd() {
	const [sprites] = useState(() => pickSprites(HEADS));
	return (
		<div className={styles.crowd} aria-hidden>
			{sprites.map((sprite) => (
				<Avatar key={sprite} sprite={sprite} size={112} blink className={styles.head} />
			))}
		</div>
	);
}
