import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { roomsBackWords as say } from "#words/game/rooms-back.ts";
import type { AccountSeat, OwnTable } from "../../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../../account/account-task.ts";
import { ApiError } from "../../../api.ts";
import { roomWay } from "../../../room/room-address.ts";
import { takeAccountSeat } from "../../../room/seats/device-api.ts";
import type { LastGame } from "../../../room/seats/last-games.ts";
import { store } from "../../../store.ts";
import { enterByCode } from "../enter-by-code.ts";
import type { HeldRoom } from "./held-rooms.ts";
import { eveningsOf } from "./rows.ts";

export interface OwnSources {
	rooms: readonly HeldRoom[];
	/** The finished games of this device whose stories are still on the server. */
	games: readonly LastGame[];
	/** The seats that the account has on other devices. */
	others: readonly AccountSeat[];
	/** The lasting tables of this person; null until loaded. */
	tables: readonly OwnTable[] | null;
}

/** Returns the rows of a person's evenings, and why the last press on one has failed. */
export function useEveningRows({ rooms, others, games, tables }: OwnSources) {
	const { hiddenCode, profile } = useSnapshot(store);
	const { error, run } = useAccountTask();
	const navigate = useNavigate();
	const go = (work: () => Promise<string>) => (event: MouseEvent) => {
		event.preventDefault(); // the seat has to be here first
		void run(async () => navigate(...roomWay(await work())));
	};
	const bring = (player: number) =>
		go(() =>
			takeAccountSeat(player).catch((reason: unknown) => {
				throw reason instanceof ApiError
					? new ApiError(reason.status, say.notBrought(reason.message))
					: reason;
			}),
		);
	const sit = (code: string) =>
		go(async () => {
			const refused = await enterByCode(code);
			if (refused !== null) throw new ApiError(0, refused);
			return code;
		});
	const rows = eveningsOf({
		...{ rooms, others, games, tables: tables ?? [], profile },
		...{ hidden: hiddenCode, bring, sit },
	});
	return { rows, error };
}
