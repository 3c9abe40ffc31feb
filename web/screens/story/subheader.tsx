import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { Game } from "#game/wire/state.ts";
import { store } from "../../store.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./subheader.module.css";

const words = screenWords.subheader;

/**
 * Shows a phase's instructions, which the player can fold away. Shows nothing in rooms without
 * instructions.
 */
export function Subheader({ game, children }: { game: Game; children: ReactNode }) {
	const { hiddenSubheaders: hidden } = useSnapshot(store);
	if (!game.settings.show_instructions) return null;
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
