import { useEffect } from "react";
import { isSolo } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { hostWords } from "../../words/host.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { forgetNames } from "../characters/name-drafts.ts";
import type { ScreenProps } from "../screen.ts";
import { Invite } from "./invite.tsx";
import styles from "./lobby.module.css";
import { LobbyFooter } from "./lobby-footer.tsx";
import { LobbyHeader } from "./lobby-header.tsx";
import { SeatsGrid } from "./seats-grid.tsx";

/** Shows the lobby until the host starts the game (docs/game.md "Lobby"). */
export function Lobby({ game, player }: ScreenProps) {
	const solo = isSolo(game);
	// These names were typed for an earlier game of this room.
	useEffect(() => forgetNames(game.id, player.id), [game.id, player.id]);
	return (
		<Page
			mainClass={styles.main}
			header={<LobbyHeader game={game} player={player} />}
			footer={<LobbyFooter game={game} player={player} />}
		>
			<Heading className={common.silentText}>{lobbyWords.heading}</Heading>
			{solo && !game.settings.audiences ? (
				<p className={classes(common.center, styles.alone)}>{lobbyWords.alone}</p>
			) : (
				<Invite code={game.room_code} text={solo ? lobbyWords.inviteToWatch : lobbyWords.invite} />
			)}
			<Sheet className={styles.table}>
				<SeatsGrid game={game} player={player} />
			</Sheet>
			{game.locked && (
				<p className={styles.locked} role="status">
					<EmojiPicture name="lock" size={24} />
					{hostWords.lockedNote}
				</p>
			)}
			{player.data.audience && <p className={common.center}>{lobbyWords.audience}</p>}
		</Page>
	);
}
