import { ChevronRight, Lightbulb, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { tabStorage } from "../../device/storage.ts";
import { classes } from "../../parts/classes.ts";
import { keepFocus } from "../../parts/presses.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import { send } from "../../room/sending.ts";
import styles from "./prompts.module.css";

const words = screenWords.write;

interface PromptState {
	shown: readonly string[];
	total: number;
	reveal: (() => void) | null;
	/** Swaps the prompt at a place for another one; null when that is no longer possible. */
	swap: ((place: number) => void) | null;
	/** The index of the one prompt that a low window shows. */
	at: number;
	/** Goes on to the next prompt, and after the last one to the first. */
	turn: (locked: boolean) => void;
}

const keyOf = (part: WireSubmission) => `prompts.${part.id}`;

/**
 * Returns the prompts of a part. Forced prompts are shown from the start, others one after the
 * other. Calls `tell` with their number.
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
	const [at, setAt] = useState(forced ? 0 : Math.max(0, revealed - 1));
	const reveal = () => {
		setRevealed(revealed + 1);
		setAt(revealed);
		tabStorage.setItem(keyOf(part), String(revealed + 1));
		tell(revealed + 1);
	};
	const shown = forced ? part.prompts : part.prompts.slice(0, revealed);
	const turn = (locked: boolean) => {
		const next = (at + 1) % total;
		if (next < shown.length || locked) setAt(next % shown.length);
		else reveal();
	};
	const swap = part.meta.can_swap
		? (place: number) => void send("prompt/swap", { submission: part.id, prompt: place })
		: null;
	return { shown, total, reveal: forced ? null : reveal, swap, at, turn };
}

interface PromptsProps {
	prompts: PromptState;
	/** A very low window shows the prompts. */
	open: boolean;
	/** No further prompt can be revealed. */
	locked: boolean;
}

/** Shows the revealed prompts. A low window has one at a time, which turns to the next. */
export function Prompts({ prompts, open, locked }: PromptsProps) {
	const { shown, total, swap, at, turn } = prompts;
	return (
		<div className={classes(styles.prompts, open && styles.open)} aria-live="polite">
			{shown.length > 0 && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a small screen scrolls it, which must work by keyboard
				<ul className={styles.shown} tabIndex={0}>
					{shown.map((prompt, place) => (
						<li key={prompt}>
							<Lightbulb size={18} aria-hidden />
							<Quoted as="span">{prompt}</Quoted>
							{swap && <SwapButton prompt={prompt} onSwap={() => swap(place)} />}
						</li>
					))}
				</ul>
			)}
			{shown.length > 0 && total > 1 && (
				<div className={styles.one}>
					<button
						type="button"
						className={styles.turn}
						onMouseDown={keepFocus}
						onClick={() => turn(locked)}
					>
						<Quoted as="span">{shown[at]}</Quoted>
						<span className={styles.place}>
							{screenWords.header.of(at + 1, total)}
							<ChevronRight size={18} strokeWidth={3} aria-hidden />
						</span>
					</button>
					{swap && <SwapButton prompt={shown[at] ?? ""} onSwap={() => swap(at)} />}
				</div>
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
		<button
			type="button"
			className={styles.button}
			disabled={disabled || none}
			onMouseDown={keepFocus}
			onClick={reveal}
		>
			<Lightbulb size={17} aria-hidden />
			{none ? words.promptNone : shown.length === 0 ? words.promptFirst : words.promptNext}
		</button>
	);
}

/** Swaps a prompt that its writer does not like for another one (docs/game.md "Prompts"). */
const SwapButton = ({ prompt, onSwap }: { prompt: string; onSwap: () => void }) => (
	<button
		type="button"
		className={styles.swap}
		aria-label={words.promptSwap(prompt)}
		title={words.promptSwapShort}
		onMouseDown={keepFocus}
		onClick={onSwap}
	>
		<RefreshCw size={18} strokeWidth={2.5} aria-hidden />
	</button>
);
