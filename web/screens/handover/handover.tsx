import { useRef } from "react";
import type { Game, WireStory, WireSubmission } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { space, withinSentence } from "#words/grammar.ts";
import { charactersInOrder, partsOf } from "../../game/stories.ts";
import { Marked } from "../../parts/marked.tsx";
import { Quoted } from "../../parts/story/quoted.tsx";
import { Writer } from "../story/writer.tsx";
import { useArriving } from "./arriving.ts";
import styles from "./handover.module.css";

const words = screenWords.write.given;

interface Props {
	game: Game;
	story: WireStory;
	part: WireSubmission;
}

/**
 * Shows which player handed the story over, and whether its end is due. The first writer gets the
 * latter only.
 */
export function HandoverNote({ game, story, part }: Props) {
	const before = partsOf(story).findLast(({ index }) => index < part.index);
	const last = part.index > 0 && part.index === game.settings.num_switches - 1;
	const face = useRef<HTMLSpanElement>(null);
	useArriving(game, face);
	if (!before && !last) return null;
	return (
		<div className={styles.note}>
			{before && (
				<span ref={face} className={styles.face}>
					<Writer game={game} part={before} size={46} />
				</span>
			)}
			<p>
				{before && <b>{words.by(before.player)}</b>}
				{space}
				{last && <span>{words.last}</span>}
			</p>
		</div>
	);
}

/** Fills the page of a story without a part. */
export function FirstPage({ story }: { story: WireStory }) {
	const cast = charactersInOrder(story.characters);
	return (
		<div className={styles.opening}>
			<p>{words.once(cast.length)}</p>
			{cast.map(({ id, name }) => (
				<Quoted as="p" key={id} className={styles.name}>
					<Marked>{withinSentence(name)}</Marked>
				</Quoted>
			))}
			<p>{words.blank}</p>
		</div>
	);
}
