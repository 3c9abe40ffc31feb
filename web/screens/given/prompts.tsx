import { Lightbulb } from "lucide-react";
import { useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { tabStorage } from "../../device/storage.ts";
import { classes } from "../../parts/classes.ts";
import { send } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./prompts.module.css";
import { SwapButton } from "./swap-button.tsx";

const words = screenWords.write;

interface PromptState {
	shown: readonly string[];
	total: number;
	reveal: (() => void) | null;
	/** Swaps the prompt at a place for another one; null when that is no longer possible. */
	swap: ((place: number) => void) | null;
}

const keyOf = (part: WireSubmission) => `prompts.${part.id}`;

/**
 * Returns the prompts of a part. Forced prompts are shown from the start, others one after the
 * other; `tell` is called with their number.
 */
export function usePrompts(
	part: WireSubmission,
	forced: boolean,
	tell: (shown: number) => void,
): PromptState {
	const total = part.prompts.length;
	const [revealed, setRevealed] = useState(
		() => Number(tabStorage.getItem(keyOf(part))) || (part.meta.prompt === null ? 0 : 1),
	);
	const reveal = () => {
		setRevealed(revealed + 1);
		tabStorage.setItem(keyOf(part), String(revealed + 1));
		tell(revealed + 1);
	};
	return {
		shown: forced ? part.prompts : part.prompts.slice(0, revealed),
		total,
		reveal: forced ? null : reveal,
		swap: part.meta.can_swap
			? (prompt) => void send("prompt/swap", { submission: part.id, prompt })
			: null,
	};
}

/** Shows the revealed prompts. A very low window shows them while they are `open`. */
export function Prompts({ prompts, open }: { prompts: PromptState; open: boolean }) {
	const { swap } = prompts;
	return (
		<div className={classes(styles.prompts, open && styles.open)} aria-live="polite">
			{prompts.shown.length > 0 && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a small screen scrolls it, which must work by keyboard
				<ul className={styles.shown} tabIndex={0}>
					{prompts.shown.map((prompt, place) => (
						<li key={prompt}>
							<Lightbulb size={18} aria-hidden />
							{prompt}
							{swap && <SwapButton prompt={prompt} onSwap={() => swap(place)} />}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** Reveals the next prompt; disabled after the last one. Shows nothing if prompts are forced. */
export function PromptButton({ prompts, disabled }: { prompts: PromptState; disabled: boolean }) {
	const { shown, total, reveal } = prompts;
	if (!reveal || total === 0) return null;
	const none = shown.length >= total;
	return (
		<button type="button" className={styles.button} disabled={disabled || none} onClick={reveal}>
			<Lightbulb size={17} aria-hidden />
			{none ? words.promptNone : shown.length === 0 ? words.promptFirst : words.promptNext}
		</button>
	);
}
