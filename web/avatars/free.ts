import { AVATARS } from "#game/catalogue.ts";

/** The ids of the avatars that are open to every player. */
const SPRITES: readonly number[] = AVATARS.filter((avatar) => avatar.free).map(
	(avatar) => avatar.id,
);

/**
 * Returns the ids of the avatars that a player may use. `plat` is true once they have found the
 * secret avatar.
 */
export const spritesFor = (supporter: boolean, plat = false): readonly number[] =>
	AVATARS.filter(({ free, secret }) => free || supporter || (secret && plat)).map(({ id }) => id);

/** The ids of all avatars. */
export const ALL_SPRITES: readonly number[] = AVATARS.map(({ id }) => id);

/** Returns the name of an avatar; an empty text for an unknown id. */
export const nameOfSprite = (sprite: number): string => AVATARS[sprite]?.name ?? "";

/** Returns `count` different random avatars that are open to every player. */
export function pickSprites(count: number): number[] {
	const left = [...SPRITES];
	return Array.from({ length: Math.min(count, left.length) }, () =>
		left.splice(Math.floor(Math.random() * left.length), 1),
	).flat();
}
