import { isHost, isSolo, seatedWriters } from "../../game/seats.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { playedLastGame } from "../../room/seats/last-game.ts";
import { roomsBackWords } from "../../words/evening/rooms-back.ts";
import { tableWords } from "../../words/evening/table.ts";
import { hostWords } from "../../words/host.ts";
import { lobbyWords } from "../../words/lobby.ts";
import { LastStories } from "../next-round/last-stories.tsx";
import type { ScreenProps } from "../screen.ts";
import { SettingsChips } from "../settings/settings-chips.tsx";
import { DoodleButton } from "../waiting/doodle-button.tsx";
import { Invite } from "./invite.tsx";
import styles from "./lobby.module.css";
import { Lookalike } from "./lookalike.tsx";
import { Seats } from "./seats.tsx";
import { StillReading } from "./still-reading.tsx";

const say = tableWords.lobby;

interface Props extends ScreenProps {
	/** The page lies open. */
	open: boolean;
}

/** Shows how people come in. */
export function WayIn({ game, player, open }: Props) {
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

/** Shows who sits at the table, the rules of the house and what is left of the last game. */
export function TablePage({ game, player, open, onChange }: Props & { onChange: () => void }) {
	const solo = isSolo(game);
	const people = seatedWriters(game).length;
	return (
		<>
			<div className={styles.top}>
				<Heading className={styles.heading}>{say.atTable(people)}</Heading>
				{!solo && (
					<p className={classes(common.quiet, styles.room)}>
						{say.room(game.settings.max_players - people, game.extra.num_audience)}
					</p>
				)}
			</div>
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
					<p>{lobbyWords.audience(solo)}</p>
					<Button kind="plain" small onClick={onChange}>
						{lobbyWords.changeLabel}
					</Button>
				</div>
			)}
			{!isHost(game, player) && <DoodleButton className={styles.doodle} />}
		</>
	);
}
