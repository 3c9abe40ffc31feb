import { Lightbulb } from "lucide-react";
import { useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { tabStorage } from "../../device/storage.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./prompts.module.css";

const words = screenWords.write;

interface PromptState {
	shown: readonly string[];
	total: number;
	reveal: (() => void) | null;
}

const keyOf = (part: WireSubmission) => `prompts.${part.id}`;

/**
 * The prompts dealt to a part: all of them from the start where they are forced, else one after the
 * other.
 */
export function usePrompts(part: WireSubmission, forced: boolean): PromptState {
	const total = part.prompts.length;
	const [revealed, setRevealed] = useState(() => Number(tabStorage.getItem(keyOf(part))) || 0);
	const reveal = () => {
		setRevealed(revealed + 1);
		tabStorage.setItem(keyOf(part), String(revealed + 1));
	};
	return {
		shown: forced ? part.prompts : part.prompts.slice(0, revealed),
		total,
		reveal: forced ? null : reveal,
	};
}

/** The revealed prompts, as a sticker on the page. */
export function Prompts({ prompts }: { prompts: PromptState }) {
	return (
		<div className={styles.prompts} aria-live="polite">
			{prompts.shown.length > 0 && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, which must be possible by keyboard
				<ul className={styles.shown} tabIndex={0}>
					{prompts.shown.map((prompt) => (
						<li key={prompt}>
							<Lightbulb size={18} aria-hidden />
							{prompt}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/**
 * Reveals the next dealt prompt; not there where prompts are forced, off once all lie on the table.
 */
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
