import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { spreadWords as words } from "#words/game/spread.ts";
import { facts } from "#words/grammar.ts";
import { partName } from "#words/ordinals.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
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
	return (
		<div className={styles.about}>
			{story.captain && (
				<p className={styles.captain}>
					<Avatar sprite={story.captain.meta.sprite_id} size={FACE} />
					{readingWords.read.by(story.captain.name)}
				</p>
			)}
			<ol className={styles.way} aria-label={words.way}>
				{Array.from({ length: of }, (_, i) => i).map((i) => {
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
								) : part ? (
									<Writer game={game} part={part} size={FACE} />
								) : (
									<Nobody size={FACE} />
								)}
							</span>
							<span>
								<b dir="auto">{mine ? words.you : part ? writerOf(part) : words.toCome}</b>
								<small className={common.quiet}>
									{facts([partName(i), i === now && words.now])}
								</small>
							</span>
						</li>
					);
				})}
			</ol>
		</div>
	);
}
