import { AVATARS } from "#game/catalogue.ts";

/** The id of the supporters' avatar that a secret key sequence unlocks for every player. */
export const SECRET_SPRITE = 23;

// The pictures are not inlined, because most visitors never see most of them.
const pictures = import.meta.glob<string>("./*.svg", {
	eager: true,
	query: "?url&no-inline",
	import: "default",
});

/** Returns the address of an avatar's picture; unknown ids get the ghost. */
export function avatarUrl(sprite: number, blink: boolean): string {
	const name = AVATARS[sprite]?.name ?? "ghost";
	// The picture blinks unless the fragment of its address is its id.
	return `${pictures[`./${name}.svg`]}${blink ? "" : `#${name}-still`}`;
}
