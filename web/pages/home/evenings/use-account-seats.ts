import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import type { AccountSeat } from "../../../../gateway/api/days-answers.ts";
import { hasSession } from "../../../account/session.ts";
import { accountSeats } from "../../../room/seats/device-api.ts";
import { store } from "../../../store.ts";
import type { HeldRoom } from "./held-rooms.ts";

/** Returns the seats of the account that this device does not have; none for guests. */
export function useAccountSeats(held: readonly HeldRoom[]): AccountSeat[] {
	const { account } = useSnapshot(store);
	const [seats, setSeats] = useState<AccountSeat[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another account has other seats
	useEffect(() => {
		let mounted = true;
		setSeats([]);
		if (hasSession())
			accountSeats().then(
				(found) => mounted && setSeats(found),
				() => undefined, // the rooms of this device are there without them
			);
		return () => {
			mounted = false;
		};
	}, [account]);
	return seats.filter(({ room }) => !held.some(({ seat }) => seat.gameId === room.id));
}
