import type { Game } from "#game/wire/state.ts";
import type { MergePatch } from "../protocol.ts";
import { diffPatch } from "./diff-patch.ts";
import { type Deferred, deferGameTexts } from "./texts/deferred-texts.ts";

/** The state of `game` that all viewers of a room share, its seq, and its snapshot. */
export class SharedView {
	game: Game | null = null;
	seq = 0;
	private encoded: { json: string; deferred: number[] } | null = null;

	/**
	 * Stores the next state and returns the patch from the previous one. Returns null for the first
	 * state and when nothing differs.
	 */
	update(game: Game): Deferred<MergePatch> | null {
		const patch = this.game && diffPatch(this.game, game);
		if (this.game && !patch) return null;
		this.game = game;
		this.seq++;
		this.encoded = null;
		return patch && deferGameTexts(patch);
	}

	/**
	 * Returns the state as JSON and the ids of the parts whose texts are sent later. Encodes each seq
	 * once. Throws before the first state.
	 */
	snapshot(): { json: string; deferred: number[] } {
		if (!this.game) throw new Error("a snapshot needs the room's first state");
		if (!this.encoded) {
			const { message, deferred } = deferGameTexts(this.game);
			this.encoded = { json: JSON.stringify(message), deferred };
		}
		return this.encoded;
	}
}
