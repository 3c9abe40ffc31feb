import { useEffect } from "react";
import type { Game } from "#game/wire/state.ts";
import { playCue } from "../../device/sound.ts";
import { isAsked, isHost, writersOf } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Crown } from "../../parts/crown.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import { weekdayAndTime } from "../../words/grammar.ts";
import { roomWords } from "../../words/room.ts";
import styles from "./another-round.module.css";
import { JoinAgain, WatchAgain } from "./join-again.tsx";
import { useSittingIn } from "./sit-in.tsx";

const say = roomWords.again;
const FACES = 6;

/** The sheet's heading has the focus first, so that no key joins or stays by accident. */
const takesFocus = (heading: HTMLElement | null) => heading?.setAttribute("autofocus", "");

/**
 * Asks a reader of the last game whether they play again, in a sheet over the stories (docs/game.md
 * "Playing again"). Dismissing it in any way means to stay.
 */
export function AnotherRound({ onStay }: { onStay?: () => void }) {
	const { game, player, last } = useRoom();
	const sitsIn = useSittingIn();
	const asked = game !== null && player !== null && isAsked(game, player);
	const open = asked && !sitsIn && !last?.staying;
	useEffect(() => {
		if (open) playCue("turn");
	}, [open]);
	const stay = () => {
		if (store.room.last) store.room.last.staying = true;
		onStay?.();
	};
	const host = game?.players[game.host_id];
	if (!game || !player || !host) return null;
	const own = isHost(game, player);
	const [before, marked] = own ? say.yours : say.asks(host.name);
	const until = game.last_game?.expires_at;
	return (
		<Dialog
			title={
				<span className={styles.title} tabIndex={-1} ref={takesFocus}>
					<span className={styles.host}>
						<Crown size={40} className={styles.crown} />
						<Avatar sprite={host.meta.sprite_id} size={96} blink className={styles.avatar} />
					</span>
					<span>
						{before} <Marked>{marked}</Marked>
					</span>
				</span>
			}
			className={styles.sheet}
			titleClass={styles.heading}
			open={open}
			onClose={stay}
		>
			<div className={styles.ways}>
				<Joined game={game} own={own} />
				<JoinAgain label={say.join} />
				{player.data.audience && <WatchAgain />}
				<Button kind="plain" onClick={stay}>
					{say.stay}
				</Button>
				<p className={classes(common.quiet, common.center)}>
					{say.kept(until === undefined ? null : weekdayAndTime(until))}
				</p>
			</div>
		</Dialog>
	);
}

/** Shows who is in the next game already; screen readers announce each player who joins. */
function Joined({ game, own }: { game: Game; own: boolean }) {
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
