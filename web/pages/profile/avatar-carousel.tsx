import { ChevronLeft, ChevronRight } from "lucide-react";
import { nameOfSprite, SPRITES } from "../../avatars/free.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { siteWords } from "../../words/site.ts";
import styles from "./avatar-carousel.module.css";

interface AvatarCarouselProps {
	sprite: number;
	onChange: (sprite: number) => void;
}

/** Steps through the avatars that are free for everybody. */
export function AvatarCarousel({ sprite, onChange }: AvatarCarouselProps) {
	const say = siteWords.profile;
	const at = Math.max(0, SPRITES.indexOf(sprite));
	const step = (by: number) => onChange(SPRITES[(at + by + SPRITES.length) % SPRITES.length] ?? 0);
	return (
		<fieldset className={styles.carousel}>
			<legend className={common.silentText}>{say.avatar}</legend>
			<button
				type="button"
				className={styles.arrow}
				aria-label={say.previous}
				onClick={() => step(-1)}
			>
				<ChevronLeft size={26} strokeWidth={3.5} aria-hidden />
			</button>
			<div key={sprite} className={styles.worn}>
				<Avatar sprite={sprite} size={132} blink />
			</div>
			<button type="button" className={styles.arrow} aria-label={say.next} onClick={() => step(1)}>
				<ChevronRight size={26} strokeWidth={3.5} aria-hidden />
			</button>
			<span className={classes(common.quiet, styles.caption)} aria-live="polite">
				{say.avatarName(sprite, nameOfSprite(sprite))}
			</span>
		</fieldset>
	);
}
