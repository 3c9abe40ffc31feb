import { hasSession } from "../../../account/session.ts";
import { deviceStorage } from "../../../device/storage.ts";
import { latePart } from "../../../parts/late-part.tsx";
import { usePrerendered } from "../../../prerendered/prerendered.ts";
import { lastGames } from "../../../room/seats/last-games.ts";
import { heldSeats } from "../../../room/seats/seat.ts";

// Loads late, because most visitors have none. The page waits for it, so that nothing moves.
const OwnEvenings = latePart(() => import("./own-evenings.tsx"), "default", { pageWaits: true });

/** Shows the rooms, tables and stories to which this person can return. */
export function Evenings() {
	const any =
		!usePrerendered() &&
		(heldSeats().length > 0 ||
			lastGames().length > 0 ||
			hasSession() ||
			deviceStorage.getItem("tables") !== null);
	return any && <OwnEvenings />;
}
