import { useLayoutEffect, useRef, useState } from "react";
import type { Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { isWhole, partsOf } from "../../game/stories.ts";
import { screenWords } from "../../words/screens.ts";
import { FlagButton, flagsOf } from "../story/flags.tsx";
import { PartText } from "../story/part-text.tsx";
import { Writer, writerOf } from "../story/writer.tsx";
import styles from "./past-parts.module.css";

const words = screenWords.write;

interface Props {
	game: Game;
	player: OwnPlayer;
	story: WireStory;
	/** The milliseconds of the writer's time that are for reading. */
	extra: number;
	onFlag: (flagged: number[]) => void;
}

/** Shows the earlier parts, scrolled to their end. The writer can fold them away. */
export function PastParts({ game, player, story, extra, onFlag }: Props) {
	const [open, setOpen] = useState(true);
	const scroll = useRef<HTMLElement>(null);
	const parts = partsOf(story);
	const flags = flagsOf(game, player, parts);
	const whole = isWhole(story);
	// Scrolls again after unfolding and after long texts have loaded, because the writer goes on from
	// the last sentence.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the texts change the height
	useLayoutEffect(() => {
		const toEnd = () => scroll.current?.scrollTo(0, scroll.current.scrollHeight);
		if (!open) return;
		toEnd();
		void document.fonts.ready.then(toEnd); // a font that loads later changes the height
	}, [open, whole]);
	if (parts.length === 0) return null;
	return (
		<div className={styles.parts}>
			{open && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
				<section ref={scroll} aria-label={words.past} tabIndex={0}>
					{parts.map((part) => (
						<div className={styles.part} key={part.id}>
							<span className={styles.writer} title={writerOf(part)}>
								<Writer game={game} part={part} size={38} />
							</span>
							<PartText part={part} className={styles.text} />
							<FlagButton flags={flags} part={part} onFlag={onFlag} className={styles.flag} />
						</div>
					))}
				</section>
			)}
			<div className={styles.below}>
				{extra > 0 && <span className={styles.extra}>{words.extra(extra / 1000)}</span>}
				<button
					type="button"
					className={styles.fold}
					aria-expanded={open}
					onClick={() => setOpen(!open)}
				>
					{open ? words.fold : words.unfold(parts.length)}
				</button>
			</div>
		</div>
	);
}
