import { useState } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { deviceStorage } from "../../device/storage.ts";

export interface NameDraft {
	name: string;
	mature: boolean;
}

const keyOf = (game: number, player: number) => `characters.${game}.${player}`;

/** Removes the names that were typed but not submitted. */
export function forgetNames(game: number, player: number): void {
	deviceStorage.removeItem(keyOf(game, player));
}

function stored(key: string): NameDraft[] {
	try {
		const value: unknown = JSON.parse(deviceStorage.getItem(key) ?? "[]");
		return Array.isArray(value)
			? value.filter((draft): draft is NameDraft => typeof draft?.name === "string")
			: [];
	} catch {
		return []; // unreadable drafts count as none
	}
}

/** Returns the names typed so far. They survive a reload until they are submitted. */
export function useNameDrafts(game: Game, player: OwnPlayer, count: number) {
	const key = keyOf(game.id, player.id);
	const [drafts, setDrafts] = useState<NameDraft[]>(() => {
		const before = stored(key);
		return Array.from({ length: count }, (_, i) => before[i] ?? { name: "", mature: false });
	});
	const edit = (index: number, change: Partial<NameDraft>) => {
		const next = drafts.map((draft, i) => (i === index ? { ...draft, ...change } : draft));
		setDrafts(next);
		deviceStorage.setItem(key, JSON.stringify(next));
	};
	return { drafts, edit, forget: () => forgetNames(game.id, player.id) };
}

/**
 * Returns for each name whether an earlier or taken name is spelt the same
 * (docs/game.md "Characters").
 */
export function repeatedNames(names: readonly string[], taken: readonly string[]): boolean[] {
	const seen = new Set(taken);
	return names.map((name) => {
		const trimmed = name.trim();
		const repeated = trimmed !== "" && seen.has(trimmed);
		seen.add(trimmed);
		return repeated;
	});
}
