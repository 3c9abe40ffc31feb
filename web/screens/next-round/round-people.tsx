import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { roomWords } from "#words/game/room.ts";
import { writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Crown } from "../../parts/crown.tsx";
import { HalfMarked } from "../../parts/marked.tsx";
import styles from "./another-round.module.css";

const say = roomWords.again;
const FACES = 6;

/** The sheet's heading has the focus first, so that no key joins or stays by accident. */
const takesFocus = (heading: HTMLElement | null) => heading?.setAttribute("autofocus", "");

interface AskingHostProps {
	host: PublicPlayer;
	/** The title of the story that the next game continues; absent without one. */
	continues?: string | undefined;
	/** The reader is the host. */
	own: boolean;
}

/** Shows the host who asks for another round, as the heading of the sheet. */
export function AskingHost({ host, continues, own }: AskingHostProps) {
	const asked =
		continues === undefined ? say.asks(host.name) : say.asksSequel(host.name, continues);
	return (
		<span className={styles.title} tabIndex={-1} ref={takesFocus}>
			<span className={styles.host}>
				<Crown size={40} className={styles.crown} />
				<Avatar sprite={host.meta.sprite_id} size={96} blink className={styles.avatar} />
			</span>
			<span>
				<HalfMarked halves={own ? say.yours : asked} />
			</span>
		</span>
	);
}

/** Shows who is in the next game already; screen readers announce each player who joins. */
export function JoinedPlayers({ game, own }: { game: Game; own: boolean }) {
	const host = game.players[game.host_id];
	const joined = writersOf(game).filter(({ id }) => id !== game.host_id);
	return (
		<div className={styles.joined}>
			{joined.slice(0, FACES).map(({ id, meta }) => (
				<Avatar key={id} sprite={meta.sprite_id} size={40} />
			))}
			<p className={common.quiet} role="status">
				{own
					? say.own
					: say.joined(
							joined.map(({ name }) => name),
							host?.name ?? "",
						)}
			</p>
		</div>
	);
}
