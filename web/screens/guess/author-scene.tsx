import type { CSSProperties } from "react";
import { authorMs, REVEAL_MS } from "#game/reveal/reveal-steps.ts";
import type { Game, WireRevealedAuthor } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { guessWords as words } from "#words/game/stickers.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { PaperBag } from "../story/paper-bag.tsx";
import styles from "./author-scene.module.css";
import { foundText } from "./found-text.ts";
import { guessedStory } from "./guessed.ts";

interface Props {
	game: Game;
	author: WireRevealedAuthor;
	number: number;
	of: number;
}

/**
 * Shows a line of a guessed part with a paper bag, then who wrote it as the bag comes off, then who
 * found that out.
 */
export function AuthorScene({ game, author, number, of }: Props) {
	const story = guessedStory(game);
	const person = game.players[author.writer];
	const ms = authorMs(of);
	const after = (part: number) =>
		// React's type lacks custom properties.
		({ "--after": `${Math.round(part * ms)}ms` }) as CSSProperties;
	return (
		<>
			<p className={styles.story}>
				<Quoted as="b">{story ? titleOf(story) : ""}</Quoted>
			</p>
			<Heading>{words.author(number, of)}</Heading>
			{/* A new author restarts the motion. The heading stays, and with it the focus. */}
			<div key={number} className={styles.card}>
				{author.line !== undefined && (
					<Quoted as="q" className={styles.line}>
						{readingWords.results.quoted(author.line)}
					</Quoted>
				)}
				{person && (
					<p className={styles.writer} style={after(REVEAL_MS.author.face)}>
						<span className={styles.face}>
							<Avatar sprite={person.meta.sprite_id} size={150} />
							<PaperBag />
						</span>
						<b dir="auto">{person.name}</b>
					</p>
				)}
				<p className={styles.found} style={after(REVEAL_MS.author.finders)}>
					{foundText(game, author)}
				</p>
			</div>
		</>
	);
}
