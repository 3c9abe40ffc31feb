import { useState } from "react";
import { pickSprites, spritesFor } from "../../avatars/free.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { usePrerendered } from "../../prerendered/prerendered.ts";
import styles from "./crowd.module.css";

const HEADS = 4;
const MORE_HEADS = 9;

/** Shows a few random avatars behind the lower edge of the page. */
export function Crowd({ wide = false }: { wide?: boolean }) {
	const prerendered = usePrerendered();
	const [sprites] = useState(() => {
		const heads = wide ? MORE_HEADS : HEADS;
		return prerendered ? spritesFor(false).slice(0, heads) : pickSprites(heads);
	});
	return (
		<div className={styles.crowd} aria-hidden>
			{sprites.map((sprite) => (
				<Avatar key={sprite} sprite={sprite} size={112} blink className={styles.head} />
			))}
		</div>
	);
}
