import { AVATARS } from "#game/catalogue.ts";

/** The avatars that everybody may wear. */
export const SPRITES: readonly number[] = AVATARS.filter((avatar) => avatar.free).map(
	(avatar) => avatar.id,
);

export const nameOfSprite = (sprite: number): string => AVATARS[sprite]?.name ?? "";

/** Some free avatars by chance, each once. */
export function pickSprites(count: number): number[] {
	const left = [...SPRITES];
	return Array.from({ length: Math.min(count, left.length) }, () =>
		left.splice(Math.floor(Math.random() * left.length), 1),
	).flat();
}
