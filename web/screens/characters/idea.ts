import { FALLBACK_NAMES } from "#game/names/fallback-names.ts";
import type { Language } from "#game/settings/languages.ts";

const plain = (name: string) => name.trim().toLowerCase();

/**
 * Returns a random built-in name of a language that is not among these names; null when all are.
 */
export function ideaBeside(names: readonly string[], language: Language): string | null {
	const taken = new Set(names.map(plain));
	const free = FALLBACK_NAMES[language].filter((name) => !taken.has(plain(name)));
	return free[Math.floor(Math.random() * free.length)] ?? null;
}
