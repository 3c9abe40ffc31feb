import { ApiError } from "../../../api.ts";
import { useLoaded } from "../../../parts/use-loaded.ts";
import { lastGames } from "../../../room/seats/last-games.ts";
import { ownTables } from "../../../room/seats/lasting-tables.ts";
import { EveningsCard } from "./evenings-card.tsx";
import { useHeldRooms } from "./held-rooms.ts";
import { useAccountSeats } from "./use-account-seats.ts";

const load = () => ownTables();

/** Shows the evenings of this device and of the account. */
export default function OwnEvenings() {
	const rooms = useHeldRooms();
	const games = lastGames();
	const others = useAccountSeats(rooms);
	const { found } = useLoaded(load);
	const tables = found instanceof ApiError ? [] : found;
	return <EveningsCard {...{ rooms, games, others, tables }} />;
}
