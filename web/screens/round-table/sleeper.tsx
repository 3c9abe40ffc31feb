import { avatarUrl } from "../../avatars/index.ts";
import { classes } from "../../parts/classes.ts";
import styles from "../../parts/picture.module.css";

interface Props {
	sprite: number;
	/** Width and height in CSS pixels. */
	size: number;
	className?: string | undefined;
}

/** Shows the avatar of a player who sleeps, with its eyes closed. */
export const Sleeper = ({ sprite, size, className }: Props) => (
	<img
		className={classes(styles.picture, className)}
		// The fragment names the eyes, which the picture then closes.
		src={avatarUrl(sprite, false).replace("-still", "-asleep")}
		width={size}
		height={size}
		alt=""
		draggable={false}
	/>
);
