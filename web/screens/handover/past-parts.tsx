import { ChevronUp } from "lucide-react";
import { type RefObject, useLayoutEffect, useState } from "react";
import type { Continued, Game, OwnPlayer, WireStory } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { isWhole, partsOf } from "../../game/stories.ts";
import { classes } from "../../parts/classes.ts";
import { latePart } from "../../parts/late-part.tsx";
import { PartText } from "../../parts/story/part-text.tsx";
import { FlagButton, flagsOf } from "../story/flags.tsx";
import { Writer, writerOf } from "../story/writer.tsx";
import { ARRIVES } from "./arriving.ts";
import styles from "./past-parts.module.css";

const GivenPart = latePart(() => import("../sequel/parts.ts"), "GivenPart");

const words = screenWords.write;
/** The style of the part that a sequel begins with, which loads late. */
const GIVEN = { part: styles.part, byline: styles.byline, text: styles.text };

interface Props {
	game: Game;
	player: OwnPlayer;
	story: WireStory;
	/** The part that a sequel begins with, where its writer sees it. */
	given: Continued | null;
	/** Takes the box that scrolls. */
	scroll: RefObject<HTMLElement | null>;
	/** A low window shows the parts in place of the text. */
	overlaid: boolean;
	onFlag: (flagged: number[]) => void;
}

/** Shows the earlier parts, scrolled to their end. A column lets the writer fold them away. */
export function PastParts({ game, player, story, given, scroll, overlaid, onFlag }: Props) {
	const [open, setOpen] = useState(true);
	const parts = partsOf(story);
	const flags = flagsOf(game, player, parts);
	const whole = isWhole(story);
	// Scrolls again after unfolding, after long texts have loaded and with every size, because the
	// writer goes on from the last sentence.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the texts change the height
	useLayoutEffect(() => {
		const toEnd = () => scroll.current?.scrollTo(0, scroll.current.scrollHeight);
		if (!open && !overlaid) return;
		toEnd();
		void document.fonts.ready.then(toEnd); // a font that loads later changes the height
		if (!scroll.current) return;
		const watch = new ResizeObserver(toEnd);
		watch.observe(scroll.current);
		return () => watch.disconnect();
	}, [open, overlaid, whole]);
	return (
		<div className={classes(styles.parts, overlaid && styles.overlaid)} {...{ [ARRIVES]: "" }}>
			{(open || overlaid) && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
				<section ref={scroll} aria-label={words.past} tabIndex={0}>
					{given && <GivenPart given={given} looks={GIVEN} />}
					{parts.map((part) => (
						<div className={styles.part} key={part.id}>
							<span className={styles.writer} aria-hidden>
								<Writer game={game} part={part} size={38} />
							</span>
							<p className={styles.byline}>{words.byline(writerOf(part), part.index + 1)}</p>
							<PartText part={part} className={styles.text} />
							<FlagButton flags={flags} part={part} onFlag={onFlag} className={styles.flag} />
						</div>
					))}
				</section>
			)}
			<button
				type="button"
				className={styles.fold}
				aria-expanded={open}
				aria-label={open ? words.fold : undefined}
				onClick={() => setOpen(!open)}
			>
				{open ? (
					<ChevronUp size={24} strokeWidth={3} aria-hidden />
				) : (
					words.unfold(parts.length + (given ? 1 : 0))
				)}
			</button>
		</div>
	);
}
