import { classes } from "./classes.ts";
import { EmojiPicture } from "./emoji.tsx";
import styles from "./rosette.module.css";
import { ROSETTE, rosetteEmoji } from "./rosette-shape.ts";

interface Props {
	/** Width in CSS pixels. */
	size: number;
	/** The rule of the award; a star without one. */
	rule?: number;
	/** The text for screen readers; empty if the words beside the rosette are the same. */
	label?: string | undefined;
	className?: string | undefined;
}

/** Shows the rosette of an award. */
export const Rosette = ({ size, rule, label, className }: Props) => (
	<span className={classes(styles.rosette, className)}>
		<svg width={size} viewBox={`0 0 ${ROSETTE.width} ${ROSETTE.height}`} aria-hidden="true">
			<path className={styles.tails} d={ROSETTE.tails} />
			<path d={ROSETTE.wheel} />
			<circle className={styles.eye} cx={ROSETTE.eye.x} cy={ROSETTE.eye.y} r={ROSETTE.eye.radius} />
		</svg>
		<EmojiPicture
			className={styles.emoji}
			name={rule === undefined ? "star" : rosetteEmoji(rule)}
			size={(size * ROSETTE.emoji) / ROSETTE.width}
			label={label ?? ""}
		/>
	</span>
);
