import type { Game, WireStory } from "#game/wire/state.ts";
import { marked } from "../game/marked-word.ts";
import { partsOf, spriteOf, titleOf } from "../game/stories.ts";
import { storyLine } from "../game/story-line.ts";
import { CardText } from "./marked-text.tsx";
import type { Printed } from "./printed.ts";
import { type Fits, isSmallest, sizeOf } from "./stage/show-fitting.ts";
import styles from "./teaser.module.css";

interface Props {
	game: Game;
	story: WireStory;
	/** The data URLs of the writers' faces, by sprite. */
	faces: ReadonlyMap<number, string>;
	/** The data URL of the drawing on the cover; undefined without one. */
	drawing: string | undefined;
	/** The address of the site, as people type it. */
	site: string;
	words: Printed;
	fits: Fits;
}

/** The most faces, so that they stay large. */
const FACES = 8;

/** Shows a story's title, best line and writers on a square, always in the classic theme. */
export function Teaser({ game, story, faces, drawing, site, words, fits }: Props) {
	const [before, word, after] = marked(titleOf(story, words.untitled));
	const line = storyLine(game, story);
	const quote = words.inQuotes(line?.text ?? "");
	const sprites = [...new Set(partsOf(story).map((part) => spriteOf(game, part)))];
	const shown = sprites.filter((sprite) => sprite !== null && faces.has(sprite));
	return (
		<div className={styles.square}>
			<div className={styles.paper}>
				<div className={styles.head}>
					{drawing && (
						<img
							className={styles.drawing}
							src={drawing}
							alt={words.cover.alt(story.captain?.name ?? null)}
						/>
					)}
					<p
						dir="auto"
						className={styles.title}
						data-fits="title"
						data-smallest={isSmallest(fits, "title") || undefined}
					>
						<span style={sizeOf(fits, "title")}>
							{before}
							<b>{word}</b>
							{after}
						</span>
					</p>
				</div>
				{line && (
					<div dir="auto" className={styles.quote} data-fits="line">
						<p style={sizeOf(fits, "line")}>
							<CardText text={[quote.slice(0, 1), quote.slice(1, -1), quote.slice(-1)]} />
						</p>
						{line.writer && (
							<p className={styles.writer}>
								<bdi>{line.writer}</bdi>
							</p>
						)}
					</div>
				)}
				<div className={styles.faces}>
					{shown.slice(0, FACES).map((sprite) => (
						<img key={sprite} src={faces.get(sprite ?? -1)} alt="" />
					))}
					{shown.length > FACES && <b>{words.story.moreFaces(shown.length - FACES)}</b>}
				</div>
				<div className={styles.foot}>
					<span className={styles.logo}>
						Plot<b>luck</b>
					</span>
					<span className={styles.site}>{site}</span>
				</div>
			</div>
		</div>
	);
}
