import { LIMITS } from "#game/limits.ts";
import { tabStorage } from "../device/storage.ts";

const KEY = "cast";

/** Returns the characters that this host wants to bring, one a line as they were typed. */
export const typedCast = (): string => tabStorage.getItem(KEY) ?? "";

/** Keeps the characters of the next game for as long as this tab, which is about an evening. */
export const keepCast = (lines: string): void => tabStorage.setItem(KEY, lines);

/** Returns the names among the lines, which the game checks when they are submitted. */
export const castOf = (lines: string): string[] =>
	lines
		.split("\n")
		.map((line) => line.trim().slice(0, LIMITS.characterNameLength))
		.filter((name) => name !== "" && name.isWellFormed())
		.slice(0, LIMITS.charactersPerPlayer);
