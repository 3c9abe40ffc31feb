import { useCallback, useEffect, useState } from "react";
import { STATUS } from "#game/status.ts";
import type { RoomAnswer } from "../../../gateway/api/answers.ts";
import { ApiError, api } from "../../api.ts";

/** What a room tells somebody who has no seat in it. */
export interface Invited {
	/** The host's name; null where the server does not tell. */
	host: string | null;
	/** The first players, the host among them. */
	players: readonly { name: string; sprite_id: number }[];
	/** How many players are here. */
	count: number;
	/** Whether there are free chairs, no chairs, or a game that runs. */
	state: "lobby" | "full" | "playing";
	mature: boolean;
	locked: boolean;
	/** The room takes an audience. */
	audiences: boolean;
}

/** The keys that older servers do not send. */
type Sent = RoomAnswer & {
	host?: string;
	players?: readonly { name: string; sprite_id: number }[];
	count?: number;
	state?: "lobby" | "playing" | "full" | "over";
	mature?: boolean;
	locked?: boolean;
};

/** Returns the invitation to a room that the server has described. */
export function invitationOf(room: Sent): Invited {
	const { status, num_players, max_players, maturity, audiences } = room;
	const running = status > STATUS.lobby;
	const state = room.state ?? (running ? "playing" : num_players >= max_players ? "full" : "lobby");
	return {
		host: room.host ?? null,
		players: room.players ?? [],
		count: room.count ?? num_players,
		// Between two games people may sit down for the next one.
		state: state === "over" ? "lobby" : state,
		mature: room.mature ?? maturity === "MATURE",
		locked: room.locked ?? false,
		audiences,
	};
}

/** Returns the invitation to a room, null while it loads, or why there is none. */
export function useInvitation(code: string): {
	invited: Invited | ApiError | null;
	/** Asks the server again. */
	refresh: () => Promise<void>;
} {
	const [invited, setInvited] = useState<Invited | ApiError | null>(null);
	const refresh = useCallback(
		() =>
			api.room(code).then(
				(room) => setInvited(invitationOf(room)),
				(reason: unknown) =>
					setInvited(reason instanceof ApiError ? reason : new ApiError(0, String(reason))),
			),
		[code],
	);
	useEffect(() => void refresh(), [refresh]);
	return { invited, refresh };
}
