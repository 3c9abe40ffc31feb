import { AVATARS } from "#game/catalogue.ts";

/** The supporters' character that the secret key sequence unlocks for everybody. */
export const SECRET_SPRITE = 23;

// Files of their own: inlined they would weigh on the first load of people who never see them.
const pictures = import.meta.glob<string>("./*.svg", {
	eager: true,
	query: "?url&no-inline",
	import: "default",
});

/** The address of a character's picture; one that nobody knows looks like the ghost. */
export function avatarUrl(sprite: number, blink: boolean): string {
	const name = AVATARS[sprite]?.name ?? "ghost";
	// The picture blinks by itself unless its own id is the target of its address.
	return `${pictures[`./${name}.svg`]}${blink ? "" : `#${name}-still`}`;
}
