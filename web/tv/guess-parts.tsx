import { useEffect, useState } from "react";
import { pagesOf } from "#game/lines/pages.ts";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { tvWords } from "#words/game/tv.ts";
import { partsOf } from "../game/stories.ts";
import { Quoted } from "../parts/story/quoted.tsx";
import { guessedParts, guessedStory } from "../screens/guess/guessed.ts";
import { PaperBag } from "../screens/story/paper-bag.tsx";
import styles from "./guess-parts.module.css";
import { lettersWidth } from "./letters-width.ts";
import { readingTime } from "./reading/pace.ts";

/** The height for all parts, of a line and around a part, in units of the stage. */
const HEIGHT = 736;
const LINE = 46;
const AROUND = 50;
/** The letters of a line at least. */
const LETTERS = 54;
/** A bag is as high as this many lines. */
const LEAST_LINES = 2;

/** A page that is wider has smaller letters. */
const LONG = 280;
/** The milliseconds for which a page is shown at least. */
const LEAST_TIME = 6000;

const heightOf = ({ content }: WireSubmission): number =>
	Math.max(LEAST_LINES, Math.ceil(lettersWidth(content.trim()) / LETTERS)) * LINE + AROUND;

/**
 * Shows the parts whose authors are guessed, with a paper bag for each writer: all of them where
 * they fit whole, otherwise one page after another at the pace of reading.
 */
export function GuessParts({ game }: { game: Game }) {
	const parts = guessedParts(game);
	if (parts.reduce((sum, part) => sum + heightOf(part), 0) > HEIGHT)
		return <OneByOne game={game} parts={parts} />;
	return (
		<ol className={styles.parts}>
			{parts.map(({ id, content }) => (
				<li key={id} className={styles.paper}>
					<PaperBag />
					<Quoted as="p">{content.trim()}</Quoted>
				</li>
			))}
		</ol>
	);
}

function OneByOne({ game, parts }: { game: Game; parts: readonly WireSubmission[] }) {
	const story = guessedStory(game);
	const pages = parts.flatMap((part) =>
		pagesOf(part.content.trim()).map((page) => ({
			part,
			text: page.map(({ text }) => text).join(""),
		})),
	);
	const [turned, setTurned] = useState(0);
	const at = turned % pages.length;
	const page = pages[at];
	const time = Math.max(LEAST_TIME, readingTime(page?.text ?? ""));
	useEffect(() => {
		const timer = setTimeout(() => setTurned(at + 1), time);
		return () => clearTimeout(timer);
	}, [at, time]);
	if (!page || !story) return null;
	return (
		<div className={styles.turned}>
			<p className={styles.where}>
				{tvWords.part(page.part.index + 1, partsOf(story).length)}
				<span aria-hidden>
					{parts.map(({ id }) => (
						<i key={id} data-open={id === page.part.id || undefined}>
							<PaperBag />
						</i>
					))}
				</span>
			</p>
			<article key={at} className={styles.paper}>
				<PaperBag />
				<Quoted as="p" data-long={lettersWidth(page.text) > LONG || undefined}>
					{page.text}
				</Quoted>
			</article>
		</div>
	);
}
