import { type ReactNode, useState } from "react";
import { sentencesOf } from "#game/lines/sentences.ts";
import type { WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { watchingScreens } from "../../game/watching-screens.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Emoji } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { HalfMarked, Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { PartText } from "../../parts/story/part-text.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./being-read.module.css";
import { topLine } from "./live-counts.ts";

const words = readingWords.together;

interface Props extends ScreenProps {
	part: WireSubmission;
	counts: ReadonlyMap<number, number>;
	/** The writer's further button, with its note. */
	children: ReactNode;
}

/**
 * Shows a writer how the others take their part while it is read, and its text, at once where no
 * screen shows it.
 */
export function BeingRead({ game, player, part, counts, children }: Props) {
	const [asked, setAsked] = useState<boolean | null>(null);
	const open = asked ?? watchingScreens(game) === 0;
	const line = part.meta.censored ? null : topLine(part);
	const sentence = line && sentencesOf(part.content)[line.sentence]?.trim();
	return (
		<div className={styles.stage}>
			<span className={styles.spot} aria-hidden />
			<Avatar sprite={player.meta.sprite_id} size={130} blink className={styles.star} />
			<Heading>
				<HalfMarked halves={words.beingRead} />
			</Heading>
			<ul className={styles.counts} aria-label={words.received}>
				{[...counts].map(([emoji, count]) => (
					<li key={emoji}>
						<Emoji index={emoji} size={24} />
						{count}
					</li>
				))}
			</ul>
			{line && sentence && (
				<p className={styles.line}>
					<small>{words.markedBy(line.readers)}</small>
					<bdi>
						<Marked>{sentence}</Marked>
					</bdi>
				</p>
			)}
			<p className={styles.advice}>{words.advice}</p>
			<div className={styles.ways}>
				{children}
				<Button small kind="plain" aria-expanded={open} onClick={() => setAsked(!open)}>
					{open ? words.hideText : words.showText}
				</Button>
			</div>
			{open && (
				<Sheet as="article" className={styles.text}>
					<PartText part={part} />
				</Sheet>
			)}
		</div>
	);
}
