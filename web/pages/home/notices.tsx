import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { hasSession } from "../../account/session.ts";
import { deviceStorage } from "../../device/storage.ts";
import { latePart } from "../../parts/late-part.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { lastGames } from "../../room/seats/last-games.ts";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import { useHeldRooms } from "./held-rooms.ts";

// Loads late, because most visitors have no room to return to.
const RoomsBack = latePart(() => import("./rooms-back.tsx"), "default", { pageWaits: true });

const say = siteWords.home;

/** Shows why a room was left, the messages of the site's operator, and the rooms to return to. */
export function Notices() {
	const { config } = useSnapshot(store);
	const { goodbye } = useRoom();
	const rooms = useHeldRooms();
	const games = lastGames();
	return (
		<>
			{goodbye && (
				<Banner
					onDismiss={() => {
						store.room.goodbye = null;
					}}
				>
					{goodbye}
				</Banner>
			)}
			{config?.notice_message && <Banner>{config.notice_message}</Banner>}
			{config?.maintenance && (
				<Banner kind="urgent">
					{config.maintenance_message || say.maintenance} {say.blocked}
				</Banner>
			)}
			{(rooms.length > 0 ||
				games.length > 0 ||
				hasSession() ||
				deviceStorage.getItem("tables")) && <RoomsBack rooms={rooms} games={games} />}
		</>
	);
}
