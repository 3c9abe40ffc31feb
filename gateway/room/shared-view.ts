import type { Game } from "#game/wire/state.ts";
import type { MergePatch } from "../protocol.ts";
import { mergePatch } from "./diff-patch.ts";
import { type Shown, withholdGame } from "./withhold.ts";

/** `game` as all viewers of a room have it, its number, and its snapshot. */
export class SharedView {
	game: Game | null = null;
	seq = 0;
	private encoded: { json: string; owed: number[] } | null = null;

	/**
	 * Takes in the next state; returns the patch for those who have the one before, null when nothing
	 * differs.
	 */
	update(game: Game): Shown<MergePatch> | null {
		const patch = this.game && mergePatch(this.game, game);
		if (this.game && !patch) return null;
		this.game = game;
		this.seq++;
		this.encoded = null;
		return patch && withholdGame(patch);
	}

	/**
	 * The state as JSON and the parts whose texts follow it, made once a seq however many viewers ask
	 * for it.
	 */
	snapshot(): { json: string; owed: number[] } {
		if (!this.game) throw new Error("a snapshot was asked for before the room's first state");
		if (!this.encoded) {
			const { shown, owed } = withholdGame(this.game);
			this.encoded = { json: JSON.stringify(shown), owed };
		}
		return this.encoded;
	}
}
