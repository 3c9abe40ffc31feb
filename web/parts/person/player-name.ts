import { LIMITS } from "#game/limits.ts";
import { tidy } from "#game/names/visible-text.ts";
import { personWords } from "#words/person.ts";
import { nameFault } from "../../device/profile.ts";

/** Returns the error text for a player name; null for a valid one. */
export function nameError(name: string): string | null {
	const fault = nameFault(name);
	return fault && personWords.profile.nameFaults[fault];
}

/**
 * Returns the name to offer to a player whose account has this name; an empty text where it
 * contains no valid player name.
 */
export function offeredName(account: string): string {
	const { max } = LIMITS.playerNameLength;
	const whole = tidy(account);
	const words = whole
		.slice(0, max + 1)
		.replace(/\s\S*$/, "")
		.trimEnd();
	const name = [whole, words, whole.slice(0, max).trim()].find((part) => nameFault(part) === null);
	return name ?? "";
}
