import { Star } from "lucide-react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Crown } from "../../parts/crown.tsx";
import { usePresses } from "../../parts/form/presses.ts";
import { lobbyWords } from "../../words/lobby.ts";
import styles from "./seats-grid.module.css";

interface Props {
	player: PublicPlayer;
	host: boolean;
	own: boolean;
	/** Null if the viewer may not kick this player. */
	onKick: (() => void) | null;
}

/** Shows one player, with a crown on the host and a star beside a supporter. */
export function Seat({ player, host, own, onKick }: Props) {
	const { step, press } = usePresses(2, () => onKick?.());
	const { premium, connected } = player.data;
	const picture = (
		<>
			{host && <Crown className={styles.crown} />}
			<Avatar sprite={player.meta.sprite_id} size={70} blink className={styles.avatar} />
		</>
	);
	const name = (
		<span className={styles.name}>
			{step > 0 ? (
				<b className={styles.kick}>{lobbyWords.kick}</b>
			) : (
				<>
					<span>{player.name}</span>
					{premium && (
						<Star size={13} fill="currentColor" role="img" aria-label={lobbyWords.supporter} />
					)}
				</>
			)}
		</span>
	);
	return (
		<li className={classes(styles.seat, !connected && styles.away, own && styles.own)}>
			{onKick ? (
				<button
					type="button"
					aria-label={lobbyWords.kickLabel(player.name, step > 0)}
					onClick={press}
				>
					{picture}
					{name}
				</button>
			) : (
				<>
					{picture}
					{name}
				</>
			)}
			{!connected && <span className={styles.note}>{lobbyWords.away}</span>}
			<span className={common.silentText}>
				{[host && lobbyWords.host, own && lobbyWords.you].filter(Boolean).join(", ")}
			</span>
		</li>
	);
}
