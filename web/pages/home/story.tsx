import { avatarNameOf } from "#words/game/avatars.ts";
import { labelled } from "#words/grammar.ts";
import { storyWords } from "#words/site/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import styles from "./story.module.css";
import { useTyping } from "./use-typing.ts";

const say = storyWords;
const ROLES = [say.starts, say.goesOn, say.ends];
const LENGTHS = say.triples.map(({ parts }) => parts.map(({ length }) => length));

/**
 * Shows a story of three writers that writes itself, and then the next one. A press anywhere on it
 * shows the next one. Screen readers find the whole text at once.
 */
export function Story() {
	const { story, letters, next } = useTyping(LENGTHS.map((parts) => parts.reduce((a, b) => a + b)));
	const lengths = LENGTHS[story] ?? [];
	const triple = say.triples[story];
	if (!triple) return null;
	const { writers, parts } = triple;
	return (
		<section dir="auto" className={styles.story} aria-labelledby="story-heading">
			<div className={styles.head}>
				<h2 id="story-heading">{say.heading}</h2>
				<span className={classes(common.quiet, styles.now)} aria-hidden>
					{say.now}
				</span>
			</div>
			<div className={common.silentText}>
				{parts.map((part, i) => (
					<p key={part}>{labelled(ROLES[i]?.(avatarNameOf(writers[i] ?? 0)) ?? "", part)}</p>
				))}
			</div>
			{parts.map((part, i) => {
				const before = lengths.slice(0, i).reduce((a, b) => a + b, 0);
				const shown = Math.min(part.length, Math.max(0, letters - before));
				const writes = shown > 0 && shown < part.length;
				const writer = writers[i] ?? 0;
				return (
					<div
						key={part}
						aria-hidden
						className={classes(styles.strip, letters < before && styles.later)}
					>
						<Avatar sprite={writer} size={72} className={styles.writer} />
						<p className={styles.paper}>
							<b className={styles.role}>{ROLES[i]?.(avatarNameOf(writer))}</b>
							{part.slice(0, shown)}
							{writes && <i className={styles.caret} />}
							{/* The text that is not written yet keeps its room, so that nothing below moves. */}
							<span className={styles.rest}>{part.slice(shown)}</span>
						</p>
					</div>
				);
			})}
			<button type="button" className={styles.press} aria-label={say.next} onClick={next} />
		</section>
	);
}
