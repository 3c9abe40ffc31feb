import { avatarUrl } from "../avatars/index.ts";
import { classes } from "./classes.ts";
import styles from "./picture.module.css";

interface AvatarProps {
	sprite: number;
	/** Width and height in CSS pixels. */
	size: number;
	/** Lets the avatar blink; off where people read or write. */
	blink?: boolean;
	/** The text for screen readers; empty if the player's name is beside the picture. */
	label?: string;
	className?: string | undefined;
}

/** Shows the avatar of a player. */
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
