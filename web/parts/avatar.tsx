import { avatarUrl } from "../avatars/index.ts";
import "./avatar.css";

interface AvatarProps {
	sprite: number;
	/** Width and height in CSS pixels. */
	size: number;
	/** Blinks now and then; leave it off where people read or write. */
	blink?: boolean;
	/** For screen readers; empty where the player's name stands beside it. */
	label?: string;
}

/** A player's character as a sticker. */
export const Avatar = ({ sprite, size, blink = false, label = "" }: AvatarProps) => (
	<img
		className="avatar"
		src={avatarUrl(sprite, blink)}
		width={size}
		height={size}
		alt={label}
		draggable={false}
	/>
);
