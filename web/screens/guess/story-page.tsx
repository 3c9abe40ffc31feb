import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Game } from "#game/wire/state.ts";
import { guessPageWords as words } from "#words/game/guess-page.ts";
import { tableWords } from "#words/game/table.ts";
import { writersOf } from "../../game/seats.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { HalfMarked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { useOpen } from "../../parts/spread/use-open.ts";
import { Quoted } from "../../parts/story/quoted.tsx";
import { Stage } from "../story/stage.tsx";
import styles from "./guess.module.css";
import { guessedStory, guessesTogether, isIn } from "./guessed.ts";

interface Props {
	game: Game;
	/** The parts of the story, on a stage where a page of its own has room for one. */
	children: ReactNode;
}

/** Says which story is guessed, and how. */
export function StoryPage({ game, children }: Props) {
	const story = guessedStory(game);
	const open = useOpen();
	return (
		<>
			<Heading className={styles.heading}>
				<HalfMarked halves={words.heading} />
			</Heading>
			<p className={styles.story}>
				<Quoted as="b">{story ? titleOf(story) : ""}</Quoted>
			</p>
			<p className={styles.text}>{words.text}</p>
			{open ? (
				<div className={styles.theatre}>
					<Stage open since={0} foot={guessesTogether(game) ? <Guessers game={game} /> : undefined}>
						{children}
					</Stage>
				</div>
			) : (
				children
			)}
		</>
	);
}

/** Shows at the foot of the stage whose guess is in; never whom they name. */
const Guessers = ({ game }: { game: Game }) => (
	<ul className={styles.guessers} aria-label={tableWords.seats}>
		{writersOf(game).map((writer) => {
			const done = isIn(game, writer);
			return (
				<li key={writer.id} data-in={done || undefined} data-face={writer.id}>
					<Avatar sprite={writer.meta.sprite_id} size={48} />
					<b dir="auto">{writer.name}</b>
					<span>
						{done && <Check size={13} strokeWidth={4} aria-hidden />}
						{done ? words.in : words.thinking}
					</span>
				</li>
			);
		})}
	</ul>
);
