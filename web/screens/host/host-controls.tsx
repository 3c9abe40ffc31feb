import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { isHost } from "../../game/seats.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { send } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";

const words = screenWords.waiting;

export type HostAction = "kick" | "skip";

const SENDS: Record<HostAction, (id: number) => Promise<boolean>> = {
	kick: (id) => send("game/vip", { vip_action: { kick_player: id } }),
	skip: (id) => send("game/vip", { vip_action: { skip_player: id } }),
};

interface Props {
	game: Game;
	player: OwnPlayer;
	action: HostAction;
	/** Who may be kicked or skipped; the host is left out. */
	slow: PublicPlayer[];
}

/**
 * What the host can do about those the room waits for; everybody else sees nothing (gameplay.md
 * section 4).
 */
export function HostControls({ game, player, action, slow }: Props) {
	const others = slow.filter((other) => other.id !== game.host_id || action === "skip");
	if (!isHost(game, player) || others.length === 0) return null;
	return (
		<section className="slow-ones">
			<h2 className="quiet">{words.host}</h2>
			{others.map((other) => (
				<ConfirmButton
					key={other.id}
					label={words[action](other.name)}
					sure={screenWords.sure}
					onConfirm={() => SENDS[action](other.id)}
				/>
			))}
		</section>
	);
}
