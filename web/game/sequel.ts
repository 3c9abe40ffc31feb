import { modeNamed } from "#game/modes/index.ts";
import type { Continued, Game } from "#game/wire/state.ts";

/**
 * Returns the given part that the writer of a part sees before the others (docs/game.md "Sequels");
 * null without one, and where the mode hides it.
 */
export function givenBefore(
	{ continues, settings }: Game,
	{ index }: { index: number },
): Continued | null {
	// The given part counts as the one before the first.
	const before = Array.from({ length: index + 1 }, (_, i) => i - 1);
	return continues && modeNamed(settings.game_mode).visibleParts(before).includes(-1)
		? continues
		: null;
}
