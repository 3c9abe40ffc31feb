import type { Room, Seat } from "#game/room.ts";
import type { Presence } from "./presence.ts";

interface PlayerState {
	status: Seat["status"];
	connected: boolean;
	/** Epoch ms since which the player has had the status; undefined while unknown. */
	statusSince: number | undefined;
	/** Epoch ms since which the player has been away. */
	awaySince: number | undefined;
}

/**
 * When each player of a room last changed status or disconnected. The gateway records it instead of
 * the room, because an outcome that depends on the time could not be shown early (shown-room.ts).
 */
export class LastChanges {
	private readonly players = new Map<number, PlayerState>();

	/** Records the changes up to now, in epoch ms. */
	note(room: Room, presence: Presence, now: number): void {
		for (const { id, status } of Object.values(room.seats)) {
			const before = this.players.get(id);
			const connected = presence.connected(id);
			if (before?.status === status && before.connected === connected) continue;
			this.players.set(id, {
				status,
				connected,
				statusSince: before && before.status !== status ? now : before?.statusSince,
				awaySince: before?.connected && !connected ? now : before?.awaySince,
			});
		}
		for (const id of this.players.keys()) if (!room.seats[id]) this.players.delete(id);
	}

	/** Returns since when a player has had their status or has been away; undefined while unknown. */
	since(player: number): number | undefined {
		const state = this.players.get(player);
		if (!state) return undefined;
		return state.connected ? state.statusSince : (state.awaySince ?? state.statusSince);
	}
}
