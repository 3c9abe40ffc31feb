import type { ReactNode } from "react";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { slowWords } from "#words/game/slow.ts";
import { tableWords } from "#words/game/table.ts";
import { isHost } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { send } from "../../room/sending.ts";
import { type HostAction, HostControls } from "../host/host-controls.tsx";
import styles from "./waiting.module.css";

const say = tableWords.waiting;

interface HostHelpProps {
	game: Game;
	player: OwnPlayer;
	/** The host's actions on players who are not done. */
	actions: readonly HostAction[];
	/** The players that the room waits for. */
	slow: PublicPlayer[];
	/** The host's way on without all of them. */
	children?: ReactNode;
}

/** Lets the host help a room that waits: by more time, a pause, or by going on without a player. */
export function HostHelp({ game, player, actions, slow, children }: HostHelpProps) {
	if (!isHost(game, player)) return null;
	const clock = game.countdown.limit !== null && game.paused_at === null && slow.length > 0;
	return (
		<div className={common.closeStack}>
			{actions.length > 0 && (
				<HostControls game={game} player={player} actions={actions} slow={slow} />
			)}
			{(clock || children) && (
				<div className={styles.clock}>
					{clock && <ClockButtons days={game.settings.pace === "slow"} />}
					{children}
				</div>
			)}
		</div>
	);
}

const ClockButtons = ({ days }: { days: boolean }) => (
	<>
		<Button
			kind="plain"
			small
			onClick={() => send("game/vip", { vip_action: { add_minute: true } })}
		>
			{days ? slowWords.day : say.minute}
		</Button>
		{!days && (
			<Button kind="plain" small onClick={() => send("game/vip", { vip_action: { pause: true } })}>
				{say.pause}
			</Button>
		)}
	</>
);
