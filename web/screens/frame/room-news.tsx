import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { roomWords } from "#words/game/room.ts";
import { Banner } from "../../parts/page/banner.tsx";
import { send } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import { PausedBanner } from "../host/paused.tsx";
import { LateText } from "./late-text.tsx";
import { CrownNews } from "./news/crown-news.tsx";
import { HurryNews } from "./news/hurry-news.tsx";
import styles from "./room-news.module.css";

/** Shows the notices of a room: news, the pause, and a text that came too late. */
export const RoomNotices = () => (
	<>
		<RoomNews />
		<PausedBanner />
		<LateText />
	</>
);

/**
 * Shows news for all players, and until the reader dismisses it an avatar that they could not keep.
 * The live region is always in the page because screen readers announce only its changes.
 */
function RoomNews() {
	const { game, player } = useRoom();
	const { otherAvatar } = useSnapshot(store);
	const asleep = player?.data.asleep ?? false;
	// A player of a slow game who has opened the room again is awake.
	useEffect(() => {
		if (asleep) void send("game/awake", {});
	}, [asleep]);
	return (
		<div role="status" className={styles.news}>
			{game && otherAvatar && (
				<Banner inRegion onDismiss={forgetOtherAvatar}>
					{roomWords.room.otherAvatar}
				</Banner>
			)}
			{game && player && (
				<>
					<CrownNews game={game} player={player} />
					<HurryNews game={game} player={player} />
				</>
			)}
		</div>
	);
}

const forgetOtherAvatar = () => {
	store.otherAvatar = false;
};
