import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { AVATARS } from "#game/catalogue.ts";
import { space, stop } from "#words/grammar.ts";
import { personWords } from "#words/site/person.ts";
import { profileWords } from "#words/site/profile.ts";
import { usePerks } from "../../account/offer.ts";
import { ALL_SPRITES, nameOfSprite, spritesFor } from "../../avatars/free.ts";
import { hasPlat } from "../../device/plat.ts";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import styles from "./avatar-carousel.module.css";
import { AvatarLine } from "./avatar-line.tsx";
import { ShownAvatar } from "./shown-avatar.tsx";

interface AvatarCarouselProps {
	sprite: number;
	/** A note about this avatar. */
	note?: string | undefined;
	/** Shows the locked avatars too, and how to unlock them. */
	all?: boolean;
	onChange: (sprite: number) => void;
}

const say = personWords.profile;

/** Steps through the avatars. A locked avatar can be looked at, but not chosen. */
export function AvatarCarousel({ sprite, note, all = false, onChange }: AvatarCarouselProps) {
	const perks = usePerks();
	const [looked, setLooked] = useState<number | null>(null);
	const wearable = spritesFor(perks ?? false, hasPlat());
	const sprites = all ? ALL_SPRITES : wearable;
	const shown = looked ?? sprite;
	// Nothing looks locked until the account has loaded.
	const locked = all && perks !== null && !wearable.includes(shown);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a newly worn avatar is shown
	useEffect(() => setLooked(null), [sprite]);

	const step = (by: number) => {
		const at = Math.max(0, sprites.indexOf(shown));
		const next = sprites[(at + by + sprites.length) % sprites.length] ?? 0;
		const wears = wearable.includes(next);
		setLooked(wears ? null : next);
		if (wears) onChange(next);
	};
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
			<div key={shown} className={styles.worn}>
				<ShownAvatar sprite={shown} locked={locked} />
			</div>
			<button type="button" className={styles.arrow} aria-label={say.next} onClick={() => step(1)}>
				<ChevronRight size={26} strokeWidth={3.5} aria-hidden />
			</button>
			<div className={styles.caption} aria-live="polite">
				<span className={classes(common.quiet, styles.line)}>
					<span className={styles.called}>
						{nameOfSprite(shown)}
						{stop}
					</span>
					{space}
					<AvatarLine sprite={shown} />
				</span>
				{locked ? (
					<Lock sprite={shown} worn={sprite} />
				) : (
					<>
						{note && <b className={styles.note}>{note}</b>}
						{AVATARS[shown]?.secret && (
							<p className={styles.secret}>
								<b>{profileWords.plat.heading}</b>
								{space}
								{profileWords.plat.text}
							</p>
						)}
					</>
				)}
			</div>
		</fieldset>
	);
}

/** Explains why an avatar is locked, and how to unlock it. */
const Lock = ({ sprite, worn }: { sprite: number; worn: number }) => (
	<>
		<b className={styles.note}>
			{AVATARS[sprite]?.secret ? personWords.locked.secret : personWords.locked.avatar}
		</b>
		<span className={common.quiet}>{personWords.locked.keeps(nameOfSprite(worn))}</span>
		{space}
		<Link to="/supporter">{personWords.locked.unlock}</Link>
	</>
);
