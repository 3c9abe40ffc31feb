import type { ReactNode } from "react";
import { proxy, useSnapshot } from "valtio";
import type { Game } from "#game/wire/state.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./subheader.module.css";

const words = screenWords.subheader;

/** Folded away once, the instructions stay folded for the rest of the visit. */
const subheaders = proxy({ hidden: false });

/**
 * The instruction at the top of a phase, which can be folded away (docs/game.md "Phases"); off in
 * rooms without instructions.
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
