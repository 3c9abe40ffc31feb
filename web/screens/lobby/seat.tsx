import { Pencil, Star } from "lucide-react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Crown } from "../../parts/crown.tsx";
import { lobbyWords } from "../../words/lobby.ts";
import styles from "./seats-grid.module.css";

interface Props {
	player: PublicPlayer;
	host: boolean;
	own: boolean;
	/** What a press on the picture does: the host kicks, players change their own seat. */
	action: { label: string; run: () => void } | null;
}

/** Shows one player, with a crown on the host and a star beside a supporter. */
export function Seat({ player, host, own, action }: Props) {
	const { premium, connected, asked = false } = player.data;
	const picture = (
		<>
			{host && <Crown className={styles.crown} />}
			<Avatar sprite={player.meta.sprite_id} size={70} blink className={styles.avatar} />
		</>
	);
	const name = (
		<span className={styles.name}>
			<span>{player.name}</span>
			{premium && (
				<Star size={13} fill="currentColor" role="img" aria-label={lobbyWords.supporter} />
			)}
		</span>
	);
	return (
		<li className={classes(styles.seat, (asked || !connected) && styles.away, own && styles.own)}>
			{action ? (
				<button type="button" aria-label={action.label} onClick={action.run}>
					{picture}
					{name}
					{own && (
						<span className={styles.change}>
							<Pencil size={12} strokeWidth={3} aria-hidden />
							{lobbyWords.change}
						</span>
					)}
				</button>
			) : (
				<>
					{picture}
					{name}
				</>
			)}
			{(asked || !connected) && (
				<span className={styles.note}>{asked ? lobbyWords.reading : lobbyWords.away}</span>
			)}
			<span className={common.silentText}>
				{[host && lobbyWords.host, own && lobbyWords.you].filter(Boolean).join(", ")}
			</span>
		</li>
	);
}
