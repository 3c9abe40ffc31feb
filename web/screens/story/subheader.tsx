import type { ReactNode } from "react";
import { proxy, useSnapshot } from "valtio";
import type { Game } from "#game/wire/state.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./subheader.module.css";

const words = screenWords.subheader;

/** Module state, because instructions that are folded away stay folded until the page reloads. */
const subheaders = proxy({ hidden: false });

/**
 * Shows a phase's instructions, which the player can fold away. Shows nothing in rooms without
 * instructions.
 */
export function Subheader({ game, children }: { game: Game; children: ReactNode }) {
	const { hidden } = useSnapshot(subheaders);
	if (!game.settings.show_instructions) return null;
	return (
		<div className={styles.subheader}>
			{!hidden && <p>{children}</p>}
			<button
				type="button"
				aria-expanded={!hidden}
				onClick={() => {
					subheaders.hidden = !hidden;
				}}
			>
				{hidden ? words.show : words.hide}
			</button>
		</div>
	);
}
