import { REACTION_NAMES } from "#game/points/reactions.ts";
import { reactionWords } from "#words/game/reactions.ts";
import { emojiUrl, type PictureName } from "../emoji/index.ts";
import { classes } from "./classes.ts";
import styles from "./picture.module.css";

interface PictureProps {
	name: PictureName;
	/** Width and height in CSS pixels. */
	size: number;
	/** The text for screen readers; empty if the words beside the picture are the same. */
	label?: string;
	className?: string | undefined;
}

/** Shows a picture of the emoji set, because not every device has an emoji font. */
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

/** Shows the reaction with this index on the wire; null for an unknown index. */
export function Emoji({
	index,
	...rest
}: {
	index: number;
	size: number;
	className?: string | undefined;
}) {
	const name = REACTION_NAMES[index];
	return name ? <EmojiPicture {...rest} name={name} label={reactionWords[name]} /> : null;
}
