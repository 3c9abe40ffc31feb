import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { Game } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { store } from "../../store.ts";
import styles from "./subheader.module.css";

const words = screenWords.subheader;

interface SubheaderProps {
	game: Game;
	/** Stays as a line in rooms without instructions, because the page makes no sense without it. */
	needed?: boolean;
	children: ReactNode;
}

/**
 * Shows a phase's instructions, which the player can fold away. Rooms without instructions show
 * only what is needed.
 */
export function Subheader({ game, needed = false, children }: SubheaderProps) {
	const { hiddenSubheaders: hidden } = useSnapshot(store);
	if (!game.settings.show_instructions) return needed ? <p>{children}</p> : null;
	return (
		<div className={styles.subheader}>
			{!hidden && <p>{children}</p>}
			<button
				type="button"
				aria-expanded={!hidden}
				onClick={() => {
					store.hiddenSubheaders = !hidden;
				}}
			>
				{hidden ? words.show : words.hide}
			</button>
		</div>
	);
}
