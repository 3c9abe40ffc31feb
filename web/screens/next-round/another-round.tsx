import { useEffect } from "react";
import { roomWords } from "#words/game/room.ts";
import { weekdayAndTime } from "#words/grammar.ts";
import { playCue } from "../../device/sound.ts";
import { isAsked, isHost } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import styles from "./another-round.module.css";
import { JoinAgain, WatchAgain } from "./join-again.tsx";
import { AskingHost, JoinedPlayers } from "./round-people.tsx";
import { useSittingIn } from "./sit-in.tsx";

const say = roomWords.again;

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
	const until = game.last_game?.expires_at;
	return (
		<Dialog
			title={<AskingHost host={host} own={own} continues={game.continues?.title} />}
			className={styles.sheet}
			titleClass={styles.heading}
			open={open}
			onClose={stay}
		>
			<div className={styles.ways}>
				<JoinedPlayers game={game} own={own} />
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
