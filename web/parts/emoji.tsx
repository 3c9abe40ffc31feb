import { emojiUrl, type PictureName, REACTIONS } from "../emoji/index.ts";
import { classes } from "./classes.ts";
import styles from "./picture.module.css";

interface PictureProps {
	name: PictureName;
	/** Width and height in CSS pixels. */
	size: number;
	/** For screen readers; empty where words beside it say the same. */
	label?: string;
	className?: string | undefined;
}

/** A picture from the emoji set: machines without an emoji font show it too. */
export const EmojiPicture = ({ name, size, label = "", className }: PictureProps) => (
	<img
		className={classes(styles.picture, className)}
		src={emojiUrl(name)}
		width={size}
		height={size}
		alt={label}
		draggable={false}
	/>
);

/**
 * A reaction by its index on the wire, named for screen readers; nothing for an index that nobody
 * knows.
 */
export function Emoji({
	index,
	...rest
}: {
	index: number;
	size: number;
	className?: string | undefined;
}) {
	const reaction = REACTIONS[index];
	return reaction ? <EmojiPicture {...rest} name={reaction.name} label={reaction.label} /> : null;
}
