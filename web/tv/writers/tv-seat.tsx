import { Check } from "lucide-react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { tvWords } from "#words/game/tv.ts";
import { classes } from "../../parts/classes.ts";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { minutesAndSeconds, type SeatState } from "../../screens/round-table/seat-state.ts";
import { TvFace, TvName } from "./tv-face.tsx";
import styles from "./tv-seat.module.css";

const say = tableWords.state;
/** The size of the pictures; the style makes them fit. */
const BADGE = 96;

interface Props {
	player: PublicPlayer;
	/** The state of the player; null where the room does not send it. */
	state: SeatState | null;
	/** Milliseconds since the player went away; null if the room does not send it. */
	away: number | null;
	/** The name of the player whom this one has just poked. */
	pokes: string | null;
}

function wordsOf({ state, away, pokes }: Props): string {
	if (state === null) return "";
	if (state === "away" && away !== null) return say.awayFor(minutesAndSeconds(away));
	return pokes === null ? say[state] : tvWords.poking(say[state], pokes);
}

/** Shows a face of the table with its player's state, by shape and by word. */
export function TvSeat(props: Props) {
	const { player, state } = props;
	return (
		<li
			className={classes(styles.seat, player.data.typing && styles.typing)}
			data-state={state ?? undefined}
		>
			<TvFace player={player} asleep={state === "asleep"} className={styles.face}>
				{state === "done" && (
					<span className={styles.done}>
						<Check strokeWidth={4} aria-hidden />
					</span>
				)}
				{state === "asleep" && (
					<EmojiPicture name="asleep" size={BADGE} className={styles.asleep} />
				)}
				{state === "writing" && (
					<EmojiPicture name="writing" size={BADGE} className={styles.pencil} />
				)}
			</TvFace>
			<TvName name={player.name} />
			<span className={styles.what}>{wordsOf(props)}</span>
		</li>
	);
}
