import { Check, Ellipsis, Moon } from "lucide-react";
import type { Status } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { siteWords } from "../../words/site.ts";
import styles from "./waiting-strip.module.css";

interface WaitingStripProps {
	players: readonly PublicPlayer[];
	/** Players with this status or a later one are done. */
	doneFrom: Status;
	/** Shows one line of pictures, with names and states for screen readers only. */
	compact?: boolean;
	className?: string | undefined;
}

const ICON = { done: Check, away: Moon, writing: Ellipsis, busy: Ellipsis };

const LOOKS = { done: styles.done, away: styles.away, writing: undefined, busy: undefined };

function stateOf(player: PublicPlayer, doneFrom: Status): keyof typeof ICON {
	if (player.status >= doneFrom) return "done";
	if (!player.data.connected) return "away";
	return player.data.typing ? "writing" : "busy";
}

/** Shows whether each player is done, writing, busy or away, by shape and by word. */
export function WaitingStrip({ players, doneFrom, compact = false, className }: WaitingStripProps) {
	return (
		<ul className={classes(styles.strip, compact && styles.compact, className)}>
			{players.map((player) => {
				const state = stateOf(player, doneFrom);
				const Icon = ICON[state];
				return (
					<li key={player.id} className={LOOKS[state]}>
						<span className={styles.who}>
							<Avatar sprite={player.meta.sprite_id} size={40} className={styles.picture} />
							<span className={styles.tag}>
								<Icon size={13} strokeWidth={3.5} aria-hidden />
							</span>
						</span>
						<span className={styles.name}>{player.name}</span>
						<span className={styles.state}>{siteWords.waiting[state]}</span>
					</li>
				);
			})}
		</ul>
	);
}
