import { hostWords } from "#words/game/host.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { roomsBackWords } from "#words/game/rooms-back.ts";
import { askedWriters, isSolo } from "../../game/seats.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { playedLastGame } from "../../room/seats/last-game.ts";
import { LastStories } from "../next-round/last-stories.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./lobby.module.css";

interface Props extends ScreenProps {
	onChange: () => void;
}

/**
 * Shows what is left of the last game, whether the room is locked, and how the audience can join
 * the table.
 */
export function TableNotes({ game, player, onChange }: Props) {
	const asked = askedWriters(game).map(({ name }) => name);
	return (
		<>
			<p className={common.center} role="status">
				{asked.length > 0 && lobbyWords.stillReading(asked)}
			</p>
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
		</>
	);
}
