import { useEffect, useRef } from "react";
import { playCue } from "../../../device/sound.ts";
import { classes } from "../../../parts/classes.ts";
import { useCalm } from "../../../parts/use-calm.ts";
import { sparks } from "../../../room/sparks.ts";
import styles from "./podium.module.css";

/** Two pixels, in the time of one stroke of the roll. */
const BEAT: Keyframe[] = [
	{ translate: "0 0" },
	{ translate: "0 2px", rotate: "0.4deg" },
	{ translate: "0 -2px", rotate: "-0.4deg" },
	{ translate: "0 0" },
];

/**
 * Shows the sheet over the winner, which every beat of the drum shakes, or an envelope where nothing
 * may move.
 */
export function PodiumDrape({ off, trembles }: { off: boolean; trembles: boolean }) {
	const calm = useCalm();
	const sheet = useRef<HTMLSpanElement>(null);
	useEffect(
		() =>
			sparks.listen(() => {
				playCue("drum");
				sheet.current?.animate(BEAT, { duration: 120 });
			}, "drum"),
		[],
	);
	if (calm)
		return off ? null : (
			<svg className={styles.envelope} viewBox="0 0 130 92" aria-hidden="true">
				<path d="M4 4h122v84H4Z" />
				<path d="m4 6 61 48 61-48" />
				<circle cx="65" cy="54" r="13" />
			</svg>
		);
	return (
		<span
			ref={sheet}
			className={classes(styles.drape, trembles && styles.trembles, off && styles.off)}
		>
			?
		</span>
	);
}
