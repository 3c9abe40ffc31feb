import { Check } from "lucide-react";
import { LIMITS } from "#game/limits.ts";
import type { OwnPlayer, WireStory } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { givenTo, type ReadState } from "../../game/read-state.ts";
import { topReactions } from "../../game/top-reactions.ts";
import { Emoji } from "../../parts/emoji.tsx";
import { Pill } from "../../parts/pill.tsx";
import styles from "./story-tile.module.css";

interface Props {
	player: OwnPlayer;
	story: WireStory;
	state: ReadState;
}

function countsOf(emojis: readonly number[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const emoji of emojis) counts[emoji] = (counts[emoji] ?? 0) + 1;
	return counts;
}

/** Shows how far the reader is with a story, and the reactions that they gave it. */
export function ReadProgress({ player, story, state }: Props) {
	const given = topReactions(countsOf(givenTo(player, story).flat()), LIMITS.emojis);
	return (
		<span className={styles.mine}>
			<Pill className={styles.state}>
				{state === "done" && <Check size={14} strokeWidth={3.5} aria-hidden />}
				{readingWords.read.states[state]}
			</Pill>
			<span className={styles.given}>
				{given.map(({ emoji }) => (
					<Emoji key={emoji} index={emoji} size={18} />
				))}
			</span>
		</span>
	);
}
