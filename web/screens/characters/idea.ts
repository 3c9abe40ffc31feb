import { FALLBACK_NAMES } from "#game/fallback-names.ts";

const plain = (name: string) => name.trim().toLowerCase();

/** Returns a random built-in name that is not among these names; null when all are. */
export function ideaBeside(names: readonly string[]): string | null {
	const taken = new Set(names.map(plain));
	const free = FALLBACK_NAMES.filter((name) => !taken.has(plain(name)));
	return free[Math.floor(Math.random() * free.length)] ?? null;
}
