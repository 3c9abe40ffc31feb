import { LIMITS } from "#game/limits.ts";
import { pagesOf } from "#game/lines/pages.ts";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { tvWords } from "#words/game/tv.ts";
import { partsOf, storiesOf, titleOf } from "../../game/stories.ts";
import type { OpenPage } from "../../game/together-pages.ts";
import { topReactions } from "../../game/top-reactions.ts";
import { classes } from "../../parts/classes.ts";
import { LateCover } from "../../parts/cover/late-cover.tsx";
import { Emoji } from "../../parts/emoji.tsx";
import { PartText } from "../../parts/story/part-text.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { PaperBag } from "../../screens/story/paper-bag.tsx";
import { Writer } from "../../screens/story/writer.tsx";
import { LitText } from "../../screens/together/lit-text.tsx";
import { isLit, topLine } from "../../screens/together/live-counts.ts";
import { lettersWidth } from "../letters-width.ts";
import styles from "./reading.module.css";

/** A page, or a title, with more characters has smaller letters. */
const LONG = 430;
const LONG_TITLE = 30;
/** A page that is not wider, in letters, has larger ones. */
const SHORT = 180;

/** More pages than this are counted in words, because long rows of dots are hard to count. */
const DOTS = 10;

/** Shows the open page of a part with its writer, the reactions and the marked line. */
export function OpenPart({ game, page }: { game: Game; page: OpenPage }) {
	const parts = partsOf(page.story);
	const part = parts[page.part];
	if (!part) return null;
	const title = titleOf(page.story);
	const { cover } = page.story.meta;
	return (
		<div className={styles.scene} data-covered={cover !== undefined || undefined}>
			<Quoted as="h1" className={styles.hanging} data-long={title.length > LONG_TITLE || undefined}>
				{title}
			</Quoted>
			<div className={styles.side}>
				<span className={styles.light} data-light aria-hidden />
				{cover !== undefined && (
					<div className={styles.hung}>
						<LateCover cover={cover} by={page.story.captain?.name ?? null} />
					</div>
				)}
				<figure className={styles.puppet} key={part.id}>
					<span className={styles.face}>
						{part.player === null ? <PaperBag /> : <Writer game={game} part={part} size={190} />}
					</span>
					<figcaption>{tvWords.wrote(part.player)}</figcaption>
				</figure>
			</div>
			<div className={styles.sheet}>
				<div className={styles.where}>
					<span>{tvWords.part(page.part + 1, parts.length)}</span>
					{page.pages > 1 && <Dots page={page} />}
					<span className={styles.which}>
						{tvWords.story(page.story.meta.index + 1, storiesOf(game).length)}
					</span>
				</div>
				<article className={styles.paper} key={`${part.id} ${page.page}`}>
					<PartText part={part}>
						<PageText part={part} at={page.page} />
					</PartText>
					<Tally part={part} />
					<span className={styles.edge} data-edge aria-hidden />
				</article>
			</div>
		</div>
	);
}

/** Shows which page of a long part is open. */
function Dots({ page }: { page: OpenPage }) {
	const where = tvWords.page(page.page + 1, page.pages);
	if (page.pages > DOTS) return <span>{where}</span>;
	return (
		<span className={styles.dots} role="img" aria-label={where}>
			{Array.from({ length: page.pages }, (_, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a page has no other identity
				<span key={i} className={classes(i === page.page && styles.now)} />
			))}
		</span>
	);
}

/** Shows the reactions to the part on the edge of the paper, most first. Reactions land here. */
function Tally({ part }: { part: WireSubmission }) {
	const top = topLine(part);
	return (
		<ul className={styles.tally}>
			{topReactions(part.meta.reactions ?? {}, LIMITS.emojis).map(({ emoji, count }) => (
				<li key={`${emoji} ${count}`} data-count={emoji}>
					<Emoji index={emoji} size={36} />
					{count}
				</li>
			))}
			{top && isLit(top.readers) && (
				<li className={styles.markedBy}>{tvWords.marked(top.readers)}</li>
			)}
		</ul>
	);
}

function PageText({ part, at }: { part: WireSubmission; at: number }) {
	const page = pagesOf(part.content.trim())[at] ?? [];
	const text = page.map((sentence) => sentence.text).join("");
	return (
		<LitText
			sentences={page}
			marks={part.meta.marks}
			className={styles.text}
			litClass={styles.lit}
			data-long={text.length > LONG || undefined}
			data-short={lettersWidth(text) <= SHORT || undefined}
		/>
	);
}
