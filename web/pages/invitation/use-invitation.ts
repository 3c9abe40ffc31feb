import { useCallback, useEffect, useState } from "react";
import type { Language } from "#game/settings/languages.ts";
import { type AnswerOf, ApiError, call } from "../../api.ts";
import { delivered, forgetDelivered } from "../../prerendered/delivered.ts";

/** The facts about a room for people without a seat in it. */
export interface Invited {
	/** The host's name; null where the server does not send it. */
	host: string | null;
	/** The first players, the host among them. */
	players: readonly { name: string; sprite_id: number }[];
	/** The number of players in the room. */
	count: number;
	/** Whether there are free chairs, no chairs, or a game that runs. */
	state: "lobby" | "full" | "playing";
	mature: boolean;
	locked: boolean;
	/** The room takes an audience. */
	audiences: boolean;
	/** The language of the stories. */
	language: Language;
	/** The hours for a part of a game over days; null for one of an evening. */
	partHours: number | null;
}

/** Returns the invitation to a room that the server has described. */
export function invitationOf(room: AnswerOf<"GET /rooms/:code">): Invited {
	const { host, players, count, state, mature, locked, audiences, language, part_hours } = room;
	return {
		...{ host, players, count, mature, locked, audiences, language },
		partHours: part_hours ?? null,
		// Between two games people may sit down for the next one.
		state: state === "over" ? "lobby" : state,
	};
}

/** Returns the invitation that the document brought; null for another room. */
function deliveredTo(code: string): Invited | null {
	const { room } = delivered();
	return room?.code === code ? invitationOf(room) : null;
}

/** Returns the invitation to a room, null while it loads, or why there is none. */
export function useInvitation(code: string): {
	invited: Invited | ApiError | null;
	/** Asks the server again. */
	refresh: () => Promise<void>;
} {
	const [invited, setInvited] = useState<Invited | ApiError | null>(() => deliveredTo(code));
	const refresh = useCallback(
		() =>
			call("GET /rooms/:code", { params: { code } }).then(
				(room) => setInvited(invitationOf(room)),
				(reason: unknown) =>
					setInvited(reason instanceof ApiError ? reason : new ApiError(0, String(reason))),
			),
		[code],
	);
	useEffect(() => {
		// The document may be that of an earlier visit (web/public/documents.js).
		if (!deliveredTo(code) || document.querySelector("[data-kept]")) void refresh();
		// The page asks when it is shown again.
		forgetDelivered();
	}, [code, refresh]);
	return { invited, refresh };
}
