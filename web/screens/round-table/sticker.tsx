import type { ReactNode } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { tableWords } from "#words/game/table.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Crown } from "../../parts/crown.tsx";
import { Sleeper } from "./sleeper.tsx";
import styles from "./sticker.module.css";

interface StickerProps {
	player: PublicPlayer;
	host: boolean;
	/** The whole text of the sticker for screen readers. */
	label: string;
	/** The handler of a tap; null without one. */
	onTap: (() => void) | null;
	/** The next thing is thrown at this player. */
	aimedAt?: boolean;
	/** The host's crown is without its word. */
	bare?: boolean;
	/** Lets the avatar blink. */
	blink?: boolean;
	/** Closes the eyes of the avatar. */
	asleep?: boolean;
	tabIndex?: number;
	onFocus?: () => void;
	className?: string | undefined;
	/** Elements around the face, which move with it. */
	children?: ReactNode;
}

/** Shows a player as a sticker, with the crown on the host. Its size is `--face`. */
export function Sticker({
	player,
	host,
	label,
	onTap,
	aimedAt,
	bare = false,
	blink = false,
	asleep = false,
	className,
	children,
	...focus
}: StickerProps) {
	const face = (
		<>
			{host && (
				<span className={bare ? styles.bare : styles.crown} aria-hidden="true">
					<Crown size={20} />
					{!bare && tableWords.host}
				</span>
			)}
			<span className={styles.face} data-face={player.id}>
				{asleep ? (
					<Sleeper sprite={player.meta.sprite_id} size={112} className={styles.picture} />
				) : (
					<Avatar
						sprite={player.meta.sprite_id}
						size={112}
						blink={blink}
						className={styles.picture}
					/>
				)}
				{children}
			</span>
		</>
	);
	const look = classes(styles.sticker, aimedAt && styles.aimed, className);
	if (!onTap) {
		return (
			<span className={look}>
				{face}
				<span className={common.silentText}>{label}</span>
			</span>
		);
	}
	return (
		<button
			{...focus}
			type="button"
			className={look}
			data-seat={player.id}
			aria-label={label}
			aria-pressed={aimedAt}
			onClick={onTap}
		>
			{face}
		</button>
	);
}
