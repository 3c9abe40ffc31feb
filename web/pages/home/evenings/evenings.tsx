import { hasSession } from "../../../account/session.ts";
import { deviceStorage } from "../../../device/storage.ts";
import { latePart } from "../../../parts/late-part.tsx";
import { lastGames } from "../../../room/seats/last-games.ts";
import { useHeldRooms } from "./held-rooms.ts";

// Loads late, because most visitors have none. The page waits for it, so that nothing moves.
const OwnEvenings = latePart(() => import("./own-evenings.tsx"), "default", { pageWaits: true });

/** Shows the rooms, tables and stories to which this person can return. */
export function Evenings() {
	const rooms = useHeldRooms();
	const games = lastGames();
	const any =
		rooms.length > 0 ||
		games.length > 0 ||
		hasSession() ||
		deviceStorage.getItem("tables") !== null;
	return any && <OwnEvenings rooms={rooms} games={games} />;
}
