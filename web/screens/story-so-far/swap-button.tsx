import { RefreshCw } from "lucide-react";
import { keepFocus } from "../../parts/presses.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./swap-button.module.css";

/** Swaps a prompt that its writer does not like for another one (docs/game.md "Prompts"). */
export const SwapButton = ({ prompt, onSwap }: { prompt: string; onSwap: () => void }) => (
	<button
		type="button"
		className={styles.swap}
		aria-label={screenWords.write.promptSwap(prompt)}
		title={screenWords.write.promptSwapShort}
		onMouseDown={keepFocus}
		onClick={onSwap}
	>
		<RefreshCw size={18} strokeWidth={2.5} aria-hidden />
	</button>
);
