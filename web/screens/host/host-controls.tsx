import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { isHost } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import styles from "./host-controls.module.css";

const words = screenWords.waiting;

export type HostAction = "kick" | "skip";

const ACTIONS: Record<HostAction, (id: number) => Promise<boolean>> = {
	kick: (id) => send("game/vip", { vip_action: { kick_player: id } }),
	skip: (id) => send("game/vip", { vip_action: { skip_player: id } }),
};

interface Props {
	game: Game;
	player: OwnPlayer;
	action: HostAction;
	/** The players that the room waits for. */
	slow: PublicPlayer[];
}

/** Lets the host kick or skip players that the room waits for (docs/game.md "Host"). */
export function HostControls({ game, player, action, slow }: Props) {
	const others = slow.filter((other) => other.id !== game.host_id || action === "skip");
	if (!isHost(game, player) || others.length === 0) return null;
	return (
		<section className={styles.slow}>
			<h2 className={common.quiet}>{words.host}</h2>
			{others.map((other) => (
				<ConfirmButton
					key={other.id}
					className={styles.button}
					label={words[action](other.name)}
					sure={screenWords.sure}
					onConfirm={() => ACTIONS[action](other.id)}
				/>
			))}
		</section>
	);
}
