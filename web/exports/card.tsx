import type { Game, WireStory } from "#game/wire/state.ts";
import { marked } from "../game/marked-word.ts";
import { partName } from "../game/ordinals.ts";
import { charactersOf, partsOf, spriteOf, titleOf } from "../game/stories.ts";
import { exportWords as words } from "../words/exports.ts";
import { screenWords } from "../words/screens.ts";
import type { Piece } from "./card-pages.ts";
import { partContent } from "./part-content.ts";
import { dayOf } from "./story-date.ts";
import "./card.css";

export interface CardProps {
	game: Game;
	story: WireStory;
	date: Date;
	/** Addresses of the writers' pictures, by sprite. */
	portraits: ReadonlyMap<number, string>;
	pieces: readonly Piece[];
	/** This page, from 0, and how many there are. */
	page: number;
	pages: number;
}

/**
 * One page of a story as a picture to keep: always classic paper, whatever theme its reader wears.
 */
export function Card(props: CardProps) {
	const { story, date, page, pages, pieces } = props;
	const title = titleOf(story);
	return (
		<div className="card-page">
			<div className="card-paper">
				{page === 0 ? <Cover story={story} title={title} /> : <p className="card-again">{title}</p>}
				{pieces.map((piece) => (
					<Strip key={piece.part} {...props} piece={piece} />
				))}
				<div className="card-foot">
					<span className="card-logo">
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

function Cover({ story, title }: { story: WireStory; title: string }) {
	const [before, word, after] = marked(title);
	const cast = charactersOf(story.characters);
	const { awards } = story.meta;
	return (
		<div className="card-cover">
			<p className="card-title">
				{before}
				<b>{word}</b>
				{after}
			</p>
			{cast.length > 0 && (
				<p className="card-cast">
					<i>{words.with}</i>
					{cast.map(({ id, name }) => (
						<span key={id}>{name}</span>
					))}
				</p>
			)}
			<p className="card-facts">
				{story.captain && `${words.startedBy(story.captain.name)}, `}
				{words.rating(story.settings.mature)}
			</p>
			{awards.length > 0 && (
				<p className="card-awards">
					{awards.map((award) => (
						<span key={award}>{award}</span>
					))}
				</p>
			)}
		</div>
	);
}

function Strip({ game, story, portraits, piece }: CardProps & { piece: Piece }) {
	const part = partsOf(story)[piece.part];
	if (!part) return null;
	const portrait = portraits.get(spriteOf(game, part) ?? -1);
	const by = words.by(part.player ?? screenWords.write.unknown, partName(part.index));
	return (
		<div className="card-strip">
			<div className="card-shade" />
			<div className="card-sheet">
				<p className="card-by">{piece.continued ? words.continued(by) : by}</p>
				<p className={`card-text ${partContent(part.content, part.meta.censored).kind}`}>
					<span>{piece.text}</span>
				</p>
			</div>
			{portrait ? (
				<img className="card-portrait" src={portrait} alt="" />
			) : (
				<span className="card-portrait unknown">?</span>
			)}
		</div>
	);
}
