import type { CSSProperties } from "react";
import type { WireStory } from "#game/wire/state.ts";
import { Avatar } from "../avatar.tsx";
import { classes } from "../classes.ts";
import styles from "./cover.module.css";
import { LateCover } from "./late-cover.tsx";

interface Props {
	story: WireStory;
	/** Width and height in CSS pixels, which `className` can replace. */
	size: number;
	/** The captain's name, unless it is beside the picture. */
	label?: string | undefined;
	className?: string | undefined;
}

/**
 * Shows the cover of a story with its captain's face at the corner, or the face alone without a
 * cover; nothing without both.
 */
export function CoverFace({ story, size, label = "", className }: Props) {
	const { captain, meta } = story;
	const face = captain && { sprite: captain.meta.sprite_id, size, label };
	if (meta.cover === undefined) return face && <Avatar {...face} className={className} />;
	return (
		<span
			className={classes(styles.pair, className)}
			style={{ "--cover": `${size}px` } as CSSProperties}
		>
			<LateCover cover={meta.cover} className={styles.whole} />
			{face && <Avatar {...face} className={styles.corner} />}
		</span>
	);
}
