import { isAsked, writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { useSending } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import { roomWords } from "../../words/room.ts";
import styles from "./next-round.module.css";

const say = roomWords.again;

/** Takes somebody who is asked into the next game. */
export function JoinAgain({ label }: { label: string }) {
	const { sending, send } = useSending();
	return (
		<Button small className={styles.button} busy={sending} onClick={() => send("game/again", {})}>
			{label}
		</Button>
	);
}

/**
 * Asks a reader of the last game whether they play again (docs/game.md "Playing again"). The element
 * is always in the page because screen readers announce only its changes.
 */
export function NextRound({ onStay }: { onStay?: () => void }) {
	const { game, player, last } = useRoom();
	const asked = game && player && isAsked(game, player) && !last?.staying;
	const host = game?.players[game.host_id];
	const joined = game ? writersOf(game).filter(({ id }) => id !== game.host_id) : [];
	const stay = () => {
		if (store.room.last) store.room.last.staying = true;
		onStay?.();
	};
	return (
		<div role="status" className={styles.status}>
			{asked && host && (
				<div className={styles.round}>
					<Avatar sprite={host.meta.sprite_id} size={44} className={styles.avatar} />
					<p className={styles.text}>
						<b>{host.id === player.id ? say.yours : say.asks(host.name)}</b>
						<span className={common.quiet}>{say.joined(joined.map(({ name }) => name))}</span>
					</p>
					<div className={styles.ways}>
						<JoinAgain label={say.join} />
						<Button kind="plain" small className={styles.button} onClick={stay}>
							{say.stay}
						</Button>
					</div>
				</div>
			)}
		</div>
	);
}
