import { AVATARS } from "#game/catalogue.ts";

/** The ids of the avatars that everybody may wear. */
export const SPRITES: readonly number[] = AVATARS.filter((avatar) => avatar.free).map(
	(avatar) => avatar.id,
);

/** Returns the name of an avatar; an empty text for an unknown id. */
export const nameOfSprite = (sprite: number): string => AVATARS[sprite]?.name ?? "";

/** Returns `count` different random avatars that everybody may wear. */
export function pickSprites(count: number): number[] {
	const left = [...SPRITES];
	return Array.from({ length: Math.min(count, left.length) }, () =>
		left.splice(Math.floor(Math.random() * left.length), 1),
	).flat();
}
