import { useState } from "react";
import { isHost, isSolo } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { playedLastGame } from "../../room/seats/last-game.ts";
import { hostWords } from "../../words/host.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { siteWords } from "../../words/site.ts";
import { LastStories } from "../again/last-stories.tsx";
import type { ScreenProps } from "../screen.ts";
import { DoodleButton } from "../waiting/doodle-button.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { Invite } from "./invite.tsx";
import styles from "./lobby.module.css";
import { LobbyFooter } from "./lobby-footer.tsx";
import { LobbyHeader } from "./lobby-header.tsx";
import { Lookalike } from "./lookalike.tsx";
import { SeatsGrid } from "./seats-grid.tsx";
import { StillReading } from "./still-reading.tsx";

/** Shows the lobby until the host starts the game (docs/game.md "Lobby"). */
export function Lobby({ game, player }: ScreenProps) {
	const solo = isSolo(game);
	const [changing, setChanging] = useState(false);
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
			<Lookalike game={game} player={player} />
			<Sheet className={styles.table}>
				<SeatsGrid game={game} player={player} onChange={() => setChanging(true)} />
			</Sheet>
			<StillReading game={game} />
			{game.last_game && playedLastGame(game) && (
				<LastStories
					id={game.last_game.id}
					label={siteWords.lastGames.title}
					className={styles.last}
				/>
			)}
			{game.locked && (
				<p className={styles.locked} role="status">
					<EmojiPicture name="lock" size={24} />
					{hostWords.lockedNote}
				</p>
			)}
			{player.data.audience && (
				<div className={styles.watching}>
					<p>{lobbyWords.audience(solo)}</p>
					<Button kind="plain" small onClick={() => setChanging(true)}>
						{lobbyWords.changeLabel}
					</Button>
				</div>
			)}
			{!isHost(game, player) && <DoodleButton className={styles.doodle} />}
			<ChangeDialog
				game={game}
				player={player}
				open={changing}
				onClose={() => setChanging(false)}
			/>
		</Page>
	);
}
