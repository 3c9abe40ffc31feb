import type { Game, WireStory } from "#game/wire/state.ts";
import { marked } from "../game/marked-word.ts";
import { partsOf, spriteOf, titleOf } from "../game/stories.ts";
import { storyLine } from "../game/story-line.ts";
import { CardText } from "./marked-text.tsx";
import styles from "./poster.module.css";
import type { Printed } from "./printed.ts";
import { type Fits, isSmallest, sizeOf } from "./stage/show-fitting.ts";

interface Props {
	game: Game;
	story: WireStory;
	/** The data URLs of the writers' faces, by sprite. */
	faces: ReadonlyMap<number, string>;
	/** The story has a cover, whose place is left empty. */
	cover: boolean;
	/** The address of the site, as people type it. */
	site: string;
	words: Printed;
	fits: Fits;
	/** Shows only what a film does not move, or only what it moves; both have the same layout. */
	layer: "ground" | "moving";
}

/** The most faces in one row, the number of further ones among them. */
const FACES = 6;

/**
 * Shows one of the two layers of the winner of an evening upright: its cover, title, best line and
 * writers. `data-moves` marks what moves (film/measure.ts).
 */
export function Poster({ game, story, faces, cover, site, words, fits, layer }: Props) {
	const [before, word, after] = marked(titleOf(story, words.untitled));
	const line = storyLine(game, story);
	const sprites = [...new Set(partsOf(story).map((part) => spriteOf(game, part)))];
	const shown = sprites.filter((sprite) => sprite !== null && faces.has(sprite));
	const names = [...new Set(partsOf(story).flatMap(({ player }) => player ?? []))];
	const further = shown.length > FACES ? shown.length - FACES + 1 : 0;
	return (
		<div className={styles.poster} data-layer={layer}>
			{cover && (
				<div className={styles.cover}>
					<div data-moves="cover" />
				</div>
			)}
			<div className={styles.sheet}>
				<p className={styles.rosette} data-moves="rosette">
					{words.story.best}
				</p>
				<p
					dir="auto"
					className={styles.title}
					data-fits="title"
					data-smallest={isSmallest(fits, "title") || undefined}
				>
					<span style={sizeOf(fits, "title")} data-moves="title">
						{before}
						<b>{word}</b>
						{after}
					</span>
				</p>
				{line && (
					<div dir="auto" className={styles.quote} data-moves="line" data-fits="line">
						<p style={sizeOf(fits, "line")}>
							<CardText text={["", words.inQuotes(line.text), ""]} />
						</p>
					</div>
				)}
				<div className={styles.writers}>
					<div className={styles.faces}>
						{shown.slice(0, shown.length - further).map((sprite) => (
							<img key={sprite} src={faces.get(sprite ?? -1)} alt="" data-moves="face" />
						))}
						{further > 0 && <b data-moves="face">{words.story.moreFaces(further)}</b>}
					</div>
					<p dir="auto" className={styles.names} data-fits="names">
						<span style={sizeOf(fits, "names")} data-moves="names">
							{words.listed(names)}
						</span>
					</p>
				</div>
			</div>
			<div className={styles.foot}>
				<span className={styles.logo}>Plotluck</span>
				<span className={styles.site}>{site}</span>
			</div>
		</div>
	);
}
