import { useEffect, useState } from "react";
import { channelWords as say } from "#words/game/channel.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { channelApi } from "../../room/channel-api.ts";
import type { ScreenProps } from "../screen.ts";
import { CalendarButton } from "./calendar-button.tsx";
import styles from "./slow-side.module.css";

/** Shows a player what a slow game has outside of the room: the own calendar and the group's chat. */
export const SlowSide = ({ game, player }: ScreenProps) =>
	game.settings.pace === "slow" && !player.data.audience ? (
		<div className={styles.side}>
			<CalendarButton code={game.room_code} />
			<ChannelNote code={game.room_code} />
		</div>
	) : null;

/** Says that the chat of the group is told what happens, with the names of players. */
function ChannelNote({ code }: { code: string }) {
	const [connected, setConnected] = useState(false);
	useEffect(() => {
		channelApi.read(code).then(
			({ kind, gone }) => setConnected(kind !== null && !gone),
			// The page is complete without the note.
			() => setConnected(false),
		);
	}, [code]);
	return connected && <p className={classes(common.quiet, common.center)}>{say.told}</p>;
}
