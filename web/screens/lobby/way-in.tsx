import { lobbyWords } from "#words/game/lobby.ts";
import { isSolo } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import type { ScreenProps } from "../screen.ts";
import { Invite } from "./invite/invite.tsx";
import styles from "./lobby.module.css";
import { Lookalike } from "./lookalike.tsx";

/** Shows how people can join. `open` is true when the page has two columns. */
export function WayIn({ game, player, open }: ScreenProps & { open: boolean }) {
	const solo = isSolo(game);
	return (
		<>
			{solo && !game.settings.audiences ? (
				<p className={classes(common.center, styles.alone)}>{lobbyWords.alone}</p>
			) : (
				<Invite
					code={game.room_code}
					text={solo ? lobbyWords.inviteToWatch : lobbyWords.invite}
					wide={open}
				/>
			)}
			<Lookalike game={game} player={player} />
		</>
	);
}
