import type { CSSProperties } from "react";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { minutesAndSeconds } from "../round-table/seat-state.ts";
import { useNow } from "../round-table/use-now.ts";
import styles from "./pencils-down.module.css";

const words = screenWords.write.down;
/** The most writers beside the ring. */
const BESIDE = 2;

interface Props {
	game: Game;
	/** The id of the player who waits. */
	reader: number;
	/** The writer with the last clock. */
	owner: PublicPlayer | null;
	/** The other players who still write. */
	others: readonly PublicPlayer[];
}

/** Shows who is still writing, for how long, and why. */
export function LastWriters({ game, reader, owner, others }: Props) {
	const now = useNow();
	const { ends, reading_start } = game.submission;
	const leftOf = ({ id }: PublicPlayer) => Math.max(0, (ends[id] ?? now) - now);
	const beside = others.toSorted((a, b) => leftOf(b) - leftOf(a)).slice(0, BESIDE);
	const whole = (id: number) => Math.max(1, (ends[id] ?? now) - (reading_start ?? 0));
	return (
		<div className={styles.who}>
			<Heading className={styles.heading}>
				<Marked>{words.heading}</Marked>
			</Heading>
			{owner && (
				<>
					<div className={styles.row}>
						<Ring sprite={owner.meta.sprite_id} left={leftOf(owner) / whole(owner.id)} />
						<ul className={styles.others}>
							{beside.map((other) => (
								<li key={other.id}>
									<Avatar sprite={other.meta.sprite_id} size={46} />
									<span>{minutesAndSeconds(leftOf(other) + 999)}</span>
									<span dir="auto" className={common.silentText}>
										{other.name}
									</span>
								</li>
							))}
						</ul>
					</div>
					<p className={styles.still} role="status">
						{words.still(owner.name)}
					</p>
					<p className={styles.time} role="timer" aria-live="off">
						{minutesAndSeconds(leftOf(owner) + 999)}
					</p>
					<p className={common.quiet}>{reasonOf(game, reader, owner)}</p>
				</>
			)}
		</div>
	);
}

/**
 * Returns why another writer's time lasts longer than the reader's; empty if the reason is unknown.
 */
function reasonOf({ submission }: Game, reader: number, owner: PublicPlayer): string {
	const extraOf = (id: number) => submission.reading_extra[id] ?? 0;
	return extraOf(owner.id) > extraOf(reader) ? words.moreToRead : "";
}

/** Shows a face in a ring that runs down. `left` is the share of the time that is left, 0 to 1. */
const Ring = ({ sprite, left }: { sprite: number; left: number }) => (
	<div
		className={styles.ring}
		style={{ "--left": `${Math.round(Math.min(1, left) * 1000) / 10}%` } as CSSProperties}
	>
		<Avatar sprite={sprite} size={138} />
		<EmojiPicture name="writing" size={52} className={styles.pencil} />
	</div>
);
