import { avatarUrl } from "../avatars/index.ts";
import { classes } from "./classes.ts";
import styles from "./picture.module.css";

interface AvatarProps {
	sprite: number;
	/** Width and height in CSS pixels. */
	size: number;
	/** Blinks now and then; leave it off where people read or write. */
	blink?: boolean;
	/** For screen readers; empty where the player's name stands beside it. */
	label?: string;
	className?: string | undefined;
}

/** A player's character as a sticker. */
export const Avatar = ({ sprite, size, blink = false, label = "", className }: AvatarProps) => (
	<img
		className={classes(styles.picture, className)}
		src={avatarUrl(sprite, blink)}
		width={size}
		height={size}
		alt={label}
		draggable={false}
	/>
);
