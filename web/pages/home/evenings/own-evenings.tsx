import { ApiError } from "../../../api.ts";
import { useLoaded } from "../../../parts/use-loaded.ts";
import type { LastGame } from "../../../room/seats/last-games.ts";
import { ownTables } from "../../../room/seats/lasting-tables.ts";
import { EveningsCard } from "./evenings-card.tsx";
import type { HeldRoom } from "./held-rooms.ts";
import { useAccountSeats } from "./use-account-seats.ts";

interface Props {
	rooms: readonly HeldRoom[];
	/** The finished games of this device whose stories are still on the server. */
	games: readonly LastGame[];
}

const load = () => ownTables();

/** Shows the evenings of this device and of the account. */
export default function OwnEvenings({ rooms, games }: Props) {
	const others = useAccountSeats(rooms);
	const { found } = useLoaded(load);
	const tables = found instanceof ApiError ? [] : found;
	return <EveningsCard {...{ rooms, games, others, tables }} />;
}
