import { emojiUrl, type PictureName, REACTIONS } from "../emoji/index.ts";
import "./avatar.css";

interface PictureProps {
	name: PictureName;
	/** Width and height in CSS pixels. */
	size: number;
	/** For screen readers; empty where words beside it say the same. */
	label?: string;
}

/** A picture from the emoji set: machines without an emoji font show it too. */
export const EmojiPicture = ({ name, size, label = "" }: PictureProps) => (
	<img
		className="emoji"
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
export function Emoji({ index, size }: { index: number; size: number }) {
	const reaction = REACTIONS[index];
	return reaction ? <EmojiPicture name={reaction.name} size={size} label={reaction.label} /> : null;
}
