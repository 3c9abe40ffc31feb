import type { Game, WireStory } from "#game/wire/state.ts";
import { awardsWonBy } from "../game/awards.ts";
import { marked } from "../game/marked-word.ts";
import { partContent } from "../game/part-content.ts";
import { charactersInOrder, titleOf } from "../game/stories.ts";
import { splitAtLine } from "../game/story-line.ts";
import { storyParts } from "../game/story-parts.ts";
import { topReactions } from "../game/top-reactions.ts";
import { classes } from "../parts/classes.ts";
import styles from "./card.module.css";
import type { Piece } from "./card-pages.ts";
import { CardText } from "./marked-text.tsx";
import type { Pictures } from "./pictures.ts";
import type { Printed } from "./printed.ts";

export interface CardProps {
	game: Game;
	story: WireStory;
	date: Date;
	/** The address of the site, as people type it. */
	site: string;
	words: Printed;
	pictures: Pictures;
	pieces: readonly Piece[];
	/** The index of this page, from 0. */
	page: number;
	/** The number of pages. */
	pages: number;
}

const KINDS = { text: undefined, blank: styles.blank, removed: styles.removed };

/** Shows one page of a story's picture, always in the classic theme. */
export function Card(props: CardProps) {
	const { story, date, site, page, pages, pieces, words } = props;
	const title = titleOf(story, words.untitled);
	const foot = [words.dayOf(date), ...(pages > 1 ? [words.story.page(page + 1, pages)] : [])];
	return (
		<div className={styles.page}>
			<div className={styles.paper}>
				{page === 0 ? (
					<Cover {...props} title={title} />
				) : (
					<p dir="auto" className={styles.again}>
						{title}
					</p>
				)}
				{pieces.map((piece) => (
					<Strip key={piece.part} {...props} piece={piece} />
				))}
				<div className={styles.foot}>
					<span className={styles.logo}>
						Plot<b>luck</b>
					</span>
					<span>{words.story.facts(foot)}</span>
					<span className={styles.site}>{site}</span>
				</div>
			</div>
		</div>
	);
}

function Cover({ game, story, pictures, title, words }: CardProps & { title: string }) {
	const [before, word, after] = marked(title);
	const { story: say, grouped } = words;
	const cast = charactersInOrder(story.characters);
	const begun = story.captain ? [say.startedBy(story.captain.name)] : [];
	const awards = awardsWonBy(game, story, words.awards);
	const drawing = pictures.drawings.get(story.id);
	return (
		<div className={styles.cover}>
			<p dir="auto" className={styles.title}>
				{before}
				<b>{word}</b>
				{after}
			</p>
			{drawing && (
				<img
					className={styles.drawing}
					src={drawing}
					alt={words.cover.alt(story.captain?.name ?? null)}
				/>
			)}
			{cast.length > 0 && (
				<p className={styles.cast}>
					<i>{say.with}</i>
					{cast.map(({ id, name }) => (
						<span key={id} dir="auto">
							{name}
						</span>
					))}
				</p>
			)}
			{game.first_line && (
				<p dir="auto" className={styles.opening}>
					{game.first_line.opening}
				</p>
			)}
			<p className={styles.facts}>{say.facts([...begun, say.rating(story.settings.mature)])}</p>
			{awards.length > 0 && (
				<p className={styles.awards}>
					{awards.map(({ name, rule }) => (
						<span key={name}>
							<img src={pictures.rosettes.get(rule)} alt="" />
							{name}
						</span>
					))}
				</p>
			)}
			<Reactions counts={story.meta.reactions} pictures={pictures.reactions} grouped={grouped} />
		</div>
	);
}

function Strip({ game, story, pictures, piece, words }: CardProps & { piece: Piece }) {
	const part = storyParts(game, story)[piece.part];
	if (!part) return null;
	const portrait = pictures.faces.get(part.sprite ?? -1);
	const { story: say, grouped } = words;
	const by = say.by(part.writer ?? words.book.nobody, words.partName(part.index));
	const { kind } = partContent(part.content, part.censored, say);
	return (
		<div className={styles.strip}>
			<div className={styles.shade} />
			<div className={styles.sheet}>
				<p className={styles.by}>{piece.continued ? say.continued(by) : by}</p>
				<p dir="auto" className={classes(styles.text, KINDS[kind])}>
					<span>
						<CardText text={splitAtLine(piece.text, part.line)} />
					</span>
				</p>
				{!piece.unfinished && (
					<Reactions counts={part.reactions} pictures={pictures.reactions} grouped={grouped} />
				)}
			</div>
			{portrait ? (
				<img className={styles.portrait} src={portrait} alt="" />
			) : (
				<span className={classes(styles.portrait, styles.unknown)}>?</span>
			)}
		</div>
	);
}

interface ReactionsProps {
	counts: Record<string, number> | undefined;
	/** The data URLs of the reactions, by index. */
	pictures: ReadonlyMap<number, string>;
	/** Returns a number as digits. */
	grouped(value: number): string;
}

/** Shows the reactions on a card with their counts; nothing without any. */
function Reactions({ counts = {}, pictures, grouped }: ReactionsProps) {
	const all = topReactions(counts, pictures.size).filter(({ emoji }) => pictures.has(emoji));
	if (all.length === 0) return null;
	return (
		<p className={styles.reactions}>
			{all.map(({ emoji, count }) => (
				<span key={emoji}>
					<img src={pictures.get(emoji)} alt="" />
					{grouped(count)}
				</span>
			))}
		</p>
	);
}
