import { isHost, isSolo } from "../../game/seats.ts";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { playedLastGame } from "../../room/seats/last-game.ts";
import { roomsBackWords } from "../../words/evening/rooms-back.ts";
import { hostWords } from "../../words/host.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { LastStories } from "../next-round/last-stories.tsx";
import type { ScreenProps } from "../screen.ts";
import { SettingsChips } from "../settings/settings-chips.tsx";
import { DoodleButton } from "../waiting/doodle-button.tsx";
import styles from "./lobby.module.css";
import { Seats } from "./seats.tsx";
import { StillReading } from "./still-reading.tsx";
import { TableHeading } from "./table-heading.tsx";

interface Props extends ScreenProps {
	/** The page has two columns. */
	open: boolean;
	onChange: () => void;
}

/** Shows the players at the table, the house rules, and links to the last game. */
export function TablePage({ game, player, open, onChange }: Props) {
	return (
		<>
			<TableHeading game={game} />
			<Seats game={game} player={player} open={open} onChange={onChange} />
			<SettingsChips game={game} player={player} />
			<StillReading game={game} />
			{game.last_game && playedLastGame(game) && (
				<LastStories
					id={game.last_game.id}
					label={roomsBackWords.lastGames.title}
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
					<p>{lobbyWords.audience(isSolo(game))}</p>
					<Button kind="plain" small onClick={onChange}>
						{lobbyWords.changeLabel}
					</Button>
				</div>
			)}
			{!isHost(game, player) && <DoodleButton className={styles.doodle} />}
		</>
	);
}
