import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { spreadWords as words } from "#words/game/spread.ts";
import { facts } from "#words/grammar.ts";
import { partName } from "#words/ordinals.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { beginningOf } from "../story/beginning.ts";
import { Nobody } from "../story/nobody.tsx";
import { Writer, writerOf } from "../story/writer.tsx";
import styles from "./about-story.module.css";

const FACE = 48;

interface Props {
	game: Game;
	story: WireStory;
	/** The parts that may be shown so far, in order. */
	parts: readonly WireSubmission[];
	/** The number of parts in the finished story. */
	of: number;
	/** The position of the part that is open or being written, from 0. */
	now?: number;
	/** The avatar of the reader, who writes that part. */
	own?: number;
}

/**
 * Shows on the left page of a wide window whose story this is and how many parts it has. Narrow
 * windows have no room for it.
 */
export function AboutStory({ game, story, parts, of, now, own }: Props) {
	const shown = new Map(parts.map((part) => [part.index, part]));
	const isKnown = (i: number) => shown.has(i) || (i === now && own !== undefined);
	const all = Array.from({ length: of }, (_, i) => i);
	const toCome = all.filter((i) => !isKnown(i)).length;
	return (
		<div className={styles.about}>
			{story.captain && (
				<p className={styles.captain}>
					<Avatar sprite={story.captain.meta.sprite_id} size={FACE} />
					{readingWords.read.by(story.captain.name)}
				</p>
			)}
			<ol className={styles.way} aria-label={words.way}>
				{all.filter(isKnown).map((i) => {
					const part = shown.get(i);
					const mine = i === now && own !== undefined;
					return (
						<li
							key={i}
							className={classes(i === now && styles.now)}
							aria-current={i === now ? "step" : undefined}
						>
							<span className={styles.face}>
								{mine ? (
									<Avatar sprite={own} size={FACE} />
								) : part && part.player !== null ? (
									<Writer game={game} part={part} size={FACE} />
								) : (
									<Nobody size={FACE} sign={String(i + 1)} />
								)}
							</span>
							<span>
								<b dir="auto">{mine ? words.you : part && nameOf(part)}</b>
								<small className={common.quiet}>
									{facts([partName(i), i === now && words.now])}
								</small>
							</span>
						</li>
					);
				})}
				{toCome > 0 && (
					<li>
						<span className={styles.face}>
							<Nobody size={FACE} sign={`+${toCome}`} />
						</span>
						<b>{words.toCome}</b>
					</li>
				)}
			</ol>
		</div>
	);
}

/** Returns the name of a part's writer, or the first words of the part while authors are hidden. */
const nameOf = (part: WireSubmission): string => part.player ?? beginningOf(part) ?? writerOf(part);
