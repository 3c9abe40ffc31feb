import { LIMITS } from "#game/limits.ts";
import { nameFault } from "#game/names/player-name-fault.ts";
import { signsIn, tidy } from "#game/names/visible-text.ts";
import { personWords } from "#words/site/person.ts";

/** Returns the error text for a player name; null for a valid one. */
export function nameError(name: string): string | null {
	const fault = nameFault(name);
	const { nameFaults, nameShortBy } = personWords.profile;
	const text = fault && nameFaults[fault];
	const missing = LIMITS.playerNameLength.min - signsIn(tidy(name));
	return text && fault === "short" ? nameShortBy(text, missing) : text;
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
