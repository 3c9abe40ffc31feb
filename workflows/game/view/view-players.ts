import { hidesAuthors } from "../hidden-authors.ts";
import { isReadOut } from "../phases/read-vote.ts";
import type { EmojiCounts } from "../points/scoring.ts";
import type { Room, Seat } from "../room.ts";
import { phaseOf, STATUS, type Status } from "../status.ts";
import type { PlayerData, PublicPlayer } from "../wire/state.ts";

/** Who is connected to a room, which its state does not contain. */
export interface Connections {
	connected(player: number): boolean;
	typing(player: number): boolean;
	/**
	 * Returns since when (epoch ms) a player has had their present state; undefined while not known.
	 */
	since?(player: number): number | undefined;
}

/**
 * Returns a function that returns the progress of a player as all viewers see it. While authors are
 * hidden it does not show who has finished the stories, because captains finish sooner: their own
 * story needs no reaction.
 */
export function progressIn(room: Room): (seat: Seat) => Shown {
	if (!hidesAuthors(room)) return () => ({});
	const finished = isReadOut(room) ? STATUS.postReading : STATUS.preResults;
	return ({ status }) => ({
		status: status >= STATUS.voting && status < finished ? STATUS.reacting : status,
		reactionIndex: 0,
		hidesSince: status >= STATUS.reacting,
		// Typing would show whose part is long.
		hidesTyping: true,
	});
}

/** The values shown for a player in place of those in their seat. */
interface Shown {
	name?: string;
	status?: Status;
	reactionIndex?: number;
	/** The emojis received, at the results. */
	reactions?: EmojiCounts | undefined;
	/** Hides when the status changed. */
	hidesSince?: boolean;
	hidesTyping?: boolean;
}

/** Returns a player as all viewers see them. */
export function publicPlayer(
	seat: Seat,
	vip: boolean,
	context: Connections,
	shown: Shown = {},
): PublicPlayer {
	const { name, status, reactionIndex, reactions = {} } = { ...seat, ...shown };
	const data: PlayerData = {
		audience: seat.audience,
		points: seat.points,
		vip,
		connected: context.connected(seat.id),
		premium: seat.premium,
		reaction_index: reactionIndex,
		reactions,
	};
	if (!shown.hidesTyping && context.typing(seat.id)) data.typing = true;
	if (seat.gone) data.gone = true;
	if (seat.asked) data.asked = true;
	if (seat.asleep) data.asleep = true;
	const since = shown.hidesSince ? undefined : context.since?.(seat.id);
	if (since !== undefined) data.since = since;
	const meta = { ...seat.meta, locked: phaseOf(seat.status) !== "lobby" };
	return { id: seat.id, name, status, meta, data };
}
