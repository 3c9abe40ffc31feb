import { Check, Ellipsis, Moon, Pencil } from "lucide-react";
import type { Status } from "#game/status.ts";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { roomWords } from "#words/game/room.ts";
import { writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import styles from "./waiting-strip.module.css";

interface StripProps {
	/** Players with this status or a later one are done. */
	doneFrom: Status;
	className?: string | undefined;
}

const ICON = { done: Check, away: Moon, writing: Pencil, busy: Ellipsis };

const LOOKS = { done: styles.done, away: styles.away, writing: undefined, busy: undefined };

function stateOf(player: PublicPlayer, doneFrom: Status): keyof typeof ICON {
	if (player.status >= doneFrom) return "done";
	if (!player.data.connected) return "away";
	return player.data.typing ? "writing" : "busy";
}

/** Shows by its shape whether a player is done, writing, busy or away. */
export function StateTag({ player, doneFrom }: { player: PublicPlayer; doneFrom: Status }) {
	const state = stateOf(player, doneFrom);
	const Icon = ICON[state];
	return (
		<span className={classes(styles.tag, LOOKS[state])}>
			<Icon size={13} strokeWidth={3.5} aria-hidden />
		</span>
	);
}

/** Shows whether each writer of a game is done, writing, busy or away. */
export const WritersStrip = ({ game, ...rest }: StripProps & { game: Game }) => (
	<WaitingStrip players={writersOf(game)} {...rest} />
);

interface WaitingStripProps extends StripProps {
	players: readonly PublicPlayer[];
}

/** Shows whether each player is done, writing, busy or away, by shape and by word. */
export const WaitingStrip = ({ players, doneFrom, className }: WaitingStripProps) => (
	<ul className={classes(styles.strip, className)}>
		{players.map((player) => (
			<li key={player.id}>
				<span className={styles.who}>
					<Avatar
						sprite={player.meta.sprite_id}
						size={40}
						className={player.data.connected ? undefined : styles.out}
					/>
					<StateTag player={player} doneFrom={doneFrom} />
				</span>
				<span dir="auto" className={styles.name}>
					{player.name}
				</span>
				<span className={styles.state}>{roomWords.waiting[stateOf(player, doneFrom)]}</span>
			</li>
		))}
	</ul>
);
