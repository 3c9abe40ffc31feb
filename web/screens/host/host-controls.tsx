import { useState } from "react";
import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { screenWords } from "#words/game/screens.ts";
import { isHost } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import styles from "./host-controls.module.css";
import { KickDialog } from "./kick-dialog.tsx";

const words = screenWords.waiting;

export type HostAction = "kick" | "skip";

interface Props {
	game: Game;
	player: OwnPlayer;
	actions: readonly HostAction[];
	/** The players that the room waits for. */
	slow: PublicPlayer[];
}

/** Lets the host kick or skip players that the room waits for (docs/game.md "Host"). */
export function HostControls({ game, player, actions, slow }: Props) {
	const [target, setTarget] = useState<PublicPlayer | null>(null);
	const others = slow.filter((other) => other.id !== game.host_id || !actions.includes("kick"));
	if (!isHost(game, player) || others.length === 0) return null;
	return (
		<section className={styles.slow}>
			<h2 className={common.quiet}>{words.host}</h2>
			{others.map((other) => (
				<div key={other.id} className={styles.actions}>
					{actions.map((action) =>
						action === "kick" ? (
							<Button
								key={action}
								kind="plain"
								className={styles.button}
								onClick={() => setTarget(other)}
							>
								{words.kick(other.name)}
							</Button>
						) : (
							<ConfirmButton
								key={action}
								className={styles.button}
								label={words.skip(other.name)}
								sure={lobbyWords.sure}
								onConfirm={() => send("game/vip", { vip_action: { skip_player: other.id } })}
							/>
						),
					)}
				</div>
			))}
			<KickDialog game={game} target={target} onClose={() => setTarget(null)} />
		</section>
	);
}
