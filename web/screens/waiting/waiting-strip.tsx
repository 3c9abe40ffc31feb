import { Check, Ellipsis, Moon } from "lucide-react";
import { useRef } from "react";
import type { Status } from "#game/status.ts";
import type { PublicPlayer } from "#game/wire/state.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { roomWords } from "../../words/room.ts";
import { useFitting } from "./use-fitting.ts";
import styles from "./waiting-strip.module.css";

interface WaitingStripProps {
	players: readonly PublicPlayer[];
	/** Players with this status or a later one are done. */
	doneFrom: Status;
	/**
	 * Shows one line of pictures, as many as fit, with names and states for screen readers only.
	 */
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
	const list = useRef<HTMLUListElement>(null);
	const fitting = useFitting(list, players.length);
	const shown = compact ? fitting : players.length;
	const more = shown > 0 ? players.length - shown : 0;
	return (
		<ul ref={list} className={classes(styles.strip, compact && styles.compact, className)}>
			{players.map((player, i) => {
				const state = stateOf(player, doneFrom);
				const Icon = ICON[state];
				return (
					<li key={player.id} className={classes(LOOKS[state], i >= shown && styles.beyond)}>
						<span className={styles.who}>
							<Avatar sprite={player.meta.sprite_id} size={40} className={styles.picture} />
							<span className={styles.tag}>
								<Icon size={13} strokeWidth={3.5} aria-hidden />
							</span>
						</span>
						<span className={styles.name}>{player.name}</span>
						<span className={styles.state}>{roomWords.waiting[state]}</span>
					</li>
				);
			})}
			{more > 0 && (
				<li className={styles.more} aria-hidden="true">
					{roomWords.waiting.more(more)}
				</li>
			)}
		</ul>
	);
}
