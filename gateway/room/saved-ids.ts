import { LIMITS } from "#game/limits.ts";

/**
 * The ids of each player's latest saves, and of reactions that a faster one replaced. The room does
 * not store them, and a repeated message must not restore an old text or reaction.
 */
export class SavedIds {
	private readonly ids = new Map<number, string[]>();

	has(player: number, id: string): boolean {
		return this.ids.get(player)?.includes(id) ?? false;
	}

	add(player: number, id: string): void {
		this.ids.set(player, [...(this.ids.get(player) ?? []), id].slice(-LIMITS.recentActions));
	}
}
