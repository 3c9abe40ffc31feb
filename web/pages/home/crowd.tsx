import { useState } from "react";
import { pickSprites } from "../../avatars/free.ts";
import { Avatar } from "../../parts/avatar.tsx";
import styles from "./crowd.module.css";

const HEADS = 4;
const MORE_HEADS = 9;
/** The media query of windows whose page has room for more. */
const WIDE = "(min-width: 1024px) and (min-height: 600px)";

/** Shows a few random avatars behind the lower edge of the page. */
export function Crowd({ wide = false }: { wide?: boolean }) {
	const [sprites] = useState(() =>
		pickSprites(wide && matchMedia(WIDE).matches ? MORE_HEADS : HEADS),
	);
	return (
		<div className={styles.crowd} aria-hidden>
			{sprites.map((sprite) => (
				<Avatar key={sprite} sprite={sprite} size={112} blink className={styles.head} />
			))}
		</div>
	);
}
