import type { Game, WireStory } from "#game/wire/state.ts";
import { partName } from "#words/evening/ordinals.ts";
import { exportWords as words } from "#words/exports.ts";
import { dayOf } from "#words/grammar.ts";
import { screenWords } from "#words/screens.ts";
import { awardsWonBy } from "../game/awards.ts";
import { marked } from "../game/marked-word.ts";
import { charactersInOrder, partsOf, spriteOf, titleOf } from "../game/stories.ts";
import { splitAtLine, storyLine } from "../game/story-line.ts";
import { classes } from "../parts/classes.ts";
import styles from "./card.module.css";
import type { Piece } from "./card-pages.ts";
import { CardText } from "./marked-text.tsx";
import { partContent } from "./part-content.ts";
import type { Pictures } from "./pictures.ts";
import { Reactions } from "./reactions.tsx";

export interface CardProps {
	game: Game;
	story: WireStory;
	date: Date;
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
	const { story, date, page, pages, pieces } = props;
	const title = titleOf(story);
	return (
		<div className={styles.page}>
			<div className={styles.paper}>
				{page === 0 ? <Cover {...props} title={title} /> : <p className={styles.again}>{title}</p>}
				{pieces.map((piece) => (
					<Strip key={piece.part} {...props} piece={piece} />
				))}
				<div className={styles.foot}>
					<span className={styles.logo}>
						Plot<b>luck</b>
					</span>
					<span>
						{dayOf(date)}
						{pages > 1 && `, ${words.page(page + 1, pages)}`}
					</span>
				</div>
			</div>
		</div>
	);
}

function Cover({ game, story, pictures, title }: CardProps & { title: string }) {
	const [before, word, after] = marked(title);
	const cast = charactersInOrder(story.characters);
	const awards = awardsWonBy(game, story);
	return (
		<div className={styles.cover}>
			<p className={styles.title}>
				{before}
				<b>{word}</b>
				{after}
			</p>
			{cast.length > 0 && (
				<p className={styles.cast}>
					<i>{words.with}</i>
					{cast.map(({ id, name }) => (
						<span key={id}>{name}</span>
					))}
				</p>
			)}
			<p className={styles.facts}>
				{story.captain && `${words.startedBy(story.captain.name)}, `}
				{words.rating(story.settings.mature)}
			</p>
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
			<Reactions counts={story.meta.reactions} pictures={pictures.reactions} />
		</div>
	);
}

function Strip({ game, story, pictures, piece }: CardProps & { piece: Piece }) {
	const part = partsOf(story)[piece.part];
	if (!part) return null;
	const portrait = pictures.faces.get(spriteOf(game, part) ?? -1);
	const by = words.by(part.player ?? screenWords.write.unknown, partName(part.index));
	const { kind } = partContent(part.content, part.meta.censored);
	const line = storyLine(game, story);
	return (
		<div className={styles.strip}>
			<div className={styles.shade} />
			<div className={styles.sheet}>
				<p className={styles.by}>{piece.continued ? words.continued(by) : by}</p>
				<p className={classes(styles.text, KINDS[kind])}>
					<span>
						<CardText text={splitAtLine(piece.text, line?.part?.id === part.id ? line.text : "")} />
					</span>
				</p>
				{!piece.unfinished && (
					<Reactions counts={part.meta.reactions} pictures={pictures.reactions} />
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
