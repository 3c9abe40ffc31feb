import type { Settings } from "#game/settings.ts";
import { Avatar } from "../../../parts/avatar.tsx";
import styles from "./preset-picture.module.css";

/** The faces of the writers, by turns: raccoon, dino, potato and fox. */
const WRITERS = [2, 12, 9, 13] as const;
/** The most papers that fit a card beside each other. */
const MOST = 6;
/** Seconds of writing that fill a line. */
const PER_LINE = 60;
const LINES = { min: 1, max: 5 } as const;
/** The lines of a part without a clock of minutes. */
const SLOW_LINES = 2;

interface Props {
	settings: Settings;
	/** The number of people that the lengths are for. */
	people: number;
}

function linesOf({ pace, write_duration }: Settings): number {
	if (pace === "slow") return SLOW_LINES;
	return Math.min(LINES.max, Math.max(LINES.min, Math.round(write_duration / PER_LINE)));
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

/**
 * Draws a story of these settings: a paper for each part, with a line for each minute of writing and
 * its writer's face, and a moon between the parts of a game over days. The card says the same.
 */
export function PresetPicture({ settings, people }: Props) {
	const { pace, num_switches, auto_sync_parts_to_players } = settings;
	const parts = Math.min(MOST, auto_sync_parts_to_players ? people : num_switches);
	const lines = upTo(linesOf(settings));
	return (
		<span className={styles.papers} aria-hidden>
			{upTo(parts).map((part) => (
				<span key={part} className={styles.paper}>
					<Avatar
						sprite={WRITERS[part % WRITERS.length] ?? WRITERS[0]}
						size={40}
						className={styles.face}
					/>
					{lines.map((line) => (
						<i key={line} />
					))}
					{pace === "slow" && <span className={styles.moon} />}
				</span>
			))}
		</span>
	);
}
