import { type CSSProperties, useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { eveningLine } from "../../game/evening-line.ts";
import { isSolo, writersOf } from "../../game/seats.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import { Stage } from "../story/stage.tsx";
import { useCurtainCallCues } from "./cues/use-curtain-call-cues.ts";
import styles from "./curtain-call.module.css";
import { Snow } from "./snow.tsx";

const words = readingWords.curtainCall;

interface Props {
	game: Game;
	/** Leaves the stage for the results. */
	onOnward: () => void;
}

/** Shows the end of a game without awards, which has no winner to reveal, as a page. */
export const CurtainCall = ({ game, onOnward }: Props) => (
	<PhasePage
		wide
		mainClass={styles.theatre}
		action={<Button onClick={onOnward}>{words.onward}</Button>}
	>
		<CurtainCallStage game={game} />
	</PhasePage>
);

/** Milliseconds after which the writers rise, and from one to the next. */
const RISES = 600;
const NEXT = 250;
/** Milliseconds after which all of them bow, and then their line appears. */
const BOW = 1300;
const LINE = 2400;

const after = (ms: number) => ({ "--after": `${ms}ms` }) as CSSProperties;

/**
 * Shows the writers, who bow, and the line of the evening. Its clock begins when the page opens.
 */
export function CurtainCallStage({ game }: { game: Game }) {
	const [line] = useState(() => eveningLine(game));
	const writers = writersOf(game);
	useCurtainCallCues(LINE);
	return (
		<Stage open opening since={0} standing>
			<div className={styles.call}>
				<Heading>{words.heading}</Heading>
				{line && (
					<figure className={styles.line} style={after(LINE)}>
						<figcaption>{words.line}</figcaption>
						<Quoted as="q">{readingWords.results.quoted(line.text)}</Quoted>
						<p dir="auto">{words.from(titleOf(line.story), isSolo(game) ? null : line.writer)}</p>
					</figure>
				)}
				{!isSolo(game) && (
					<p className={styles.note} style={after(LINE)}>
						{readingWords.results.none}
					</p>
				)}
			</div>
			<ul className={styles.writers}>
				{writers.map(({ id, name, meta }, i) => (
					<li key={id} className={styles.writer} style={after(RISES + i * NEXT)}>
						<b dir="auto">{name}</b>
						<span className={styles.bows} style={after(BOW)}>
							<Avatar sprite={meta.sprite_id} size={190} />
						</span>
					</li>
				))}
			</ul>
			<Snow since={-LINE} />
		</Stage>
	);
}
