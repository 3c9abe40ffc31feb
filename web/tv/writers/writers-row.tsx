import type { SparkCount } from "#game/wire/sparks.ts";
import type { Game } from "#game/wire/state.ts";
import { tvWords } from "#words/game/tv.ts";
import { seatedWriters } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import type { FlightPath } from "../../screens/sparks/flights.tsx";
import { betrays } from "../../screens/sparks/gathered.ts";
import { faceOf } from "../../screens/sparks/moves.ts";
import styles from "./writers-row.module.css";

/** Shows the writers at the foot of the stage, from where they hop, wave, bow and throw. */
export const WritersRow = ({ game }: { game: Game }) => (
	<ul className={styles.row} aria-label={tvWords.gallery}>
		{seatedWriters(game).map(({ id, name, meta }) => (
			<li key={id} data-face={id}>
				<Avatar sprite={meta.sprite_id} size={150} label={name} blink />
			</li>
		))}
	</ul>
);

/** Returns the count of an emoji on the paper, or the edge of the paper while it has none. */
const countOf = (emoji: number | undefined) =>
	document.querySelector<HTMLElement>(`[data-count="${emoji}"]`) ??
	document.querySelector<HTMLElement>("[data-edge]");

/** Returns how a spark goes on the big screen: reactions fly to the paper, the others to a face. */
export function tvRoute(game: Game | null, spark: SparkCount): FlightPath | null {
	if (betrays(game, spark)) return null;
	const { kind, from, to, emoji } = spark;
	if (kind === "react") return { from: faceOf(from), to: countOf(emoji) };
	return { from: faceOf(from), to: to === undefined ? null : faceOf(to) };
}
