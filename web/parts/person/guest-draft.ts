import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { pickSprites, spritesFor } from "../../avatars/free.ts";
import { hasPlat } from "../../device/plat.ts";
import { tabStorage } from "../../device/storage.ts";
import { delivered } from "../../prerendered/delivered.ts";
import { usePrerendered } from "../../prerendered/prerendered.ts";
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
	const sprite_id = delivered().sprite ?? shuffled.find(isFree(worn)) ?? shuffled[0] ?? 0;
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
	const prerendered = usePrerendered();
	const [draft, setDraft] = useState(() => (prerendered ? null : keptDraft()) ?? fresh());
	const wasPrerendered = useRef(prerendered);
	useLayoutEffect(() => {
		if (wasPrerendered.current && !prerendered) setDraft(withDevice);
		wasPrerendered.current = prerendered;
	}, [prerendered]);
	useEffect(() => {
		if (!prerendered) tabStorage.removeItem(KEY);
	}, [prerendered]);
	return [draft, setDraft] as const;
}

/** Returns a stranger's draft as that of this device's player, with what was entered meanwhile. */
function withDevice(entered: GuestDraft): GuestDraft {
	const known = keptDraft() ?? store.profile;
	if (!known) return entered;
	return { ...known, name: entered.name || known.name, mature: entered.mature ?? known.mature };
}

/** Returns the next avatar that no other player uses; the same one if all are used. */
export function nextSprite(sprite: number, worn: Worn): number {
	const free = spritesFor(false, hasPlat()).filter(isFree(worn));
	return free.find((other) => other > sprite) ?? free[0] ?? sprite;
}
