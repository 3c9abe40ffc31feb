import { useEffect, useState } from "react";
import { pickSprites, spritesFor } from "../../avatars/free.ts";
import { hasPlat } from "../../device/plat.ts";
import { tabStorage } from "../../device/storage.ts";
import { type Profile, store } from "../../store.ts";

/** A profile whose age may still be unknown. */
export type GuestDraft = Omit<Profile, "mature"> & { mature: boolean | null };

/** The avatars that others use. */
export type Worn = readonly Pick<Profile, "sprite_id">[];

const isFree = (worn: Worn) => (sprite: number) =>
	!worn.some(({ sprite_id }) => sprite_id === sprite);

/**
 * Returns this device's profile; without one, a new profile with an avatar that no other player
 * uses.
 */
export function newGuest(worn: Worn): GuestDraft {
	if (store.profile) return { ...store.profile };
	const shuffled = pickSprites(Number.POSITIVE_INFINITY);
	const sprite_id = shuffled.find(isFree(worn)) ?? shuffled[0] ?? 0;
	return { name: "", sprite_id, mature: null, font: "classic", theme: null };
}

const KEY = "personDraft";
interface Kept {
	path: string;
	draft: GuestDraft;
}

/** Keeps a draft while this page loads again. */
export const keepDraft = (draft: GuestDraft): void =>
	tabStorage.setItem(KEY, JSON.stringify({ path: location.pathname, draft } satisfies Kept));

function keptDraft(): GuestDraft | null {
	const kept = JSON.parse(tabStorage.getItem(KEY) ?? "null") as Kept | null; // only keepDraft writes it
	return kept?.path === location.pathname ? kept.draft : null;
}

/**
 * Returns the draft of a person, and the function that changes it. It outlives a change of language.
 */
export function usePersonDraft(fresh: () => GuestDraft) {
	const [draft, setDraft] = useState(() => keptDraft() ?? fresh());
	useEffect(() => tabStorage.removeItem(KEY), []);
	return [draft, setDraft] as const;
}

/** Returns the next avatar that no other player uses; the same one if all are used. */
export function nextSprite(sprite: number, worn: Worn): number {
	const free = spritesFor(false, hasPlat()).filter(isFree(worn));
	return free.find((other) => other > sprite) ?? free[0] ?? sprite;
}
