import { PLAYER_NAME_LENGTH } from "./player-name-length.ts";
import { isVisible, leastLength, signsIn, tidy } from "./visible-text.ts";

/** Returns what is wrong with a player name; null for a valid one. */
export function nameFault(name: string): "missing" | "short" | "long" | null {
	const { min, max } = PLAYER_NAME_LENGTH;
	const text = tidy(name);
	if (text === "" || !isVisible(text)) return "missing";
	if (signsIn(text) < leastLength(text, min)) return "short";
	return text.length > max ? "long" : null;
}
