/** One character a player may wear (site.md section 3). */
export interface AvatarSprite {
	/** The wire's `sprite_id`. */
	id: number;
	/** Its name, and the name of its picture in this folder. */
	name: string;
	/** True for those that only supporters wear. */
	premium: boolean;
	/** The id of the character this one is the shiny sibling of. */
	alternateOf?: number;
}

const FREE = [
	"ghost",
	"demon",
	"raccoon",
	"trash",
	"dog",
	"spike",
	"armpit",
	"cat",
	"rabbit",
	"potato",
	"buffpire",
	"burger",
	"dino",
	"kitsune",
	"protec",
	"ratty",
	"reapr",
	"skellybts",
	"teagor",
	"wormman",
	"hedgee",
	"scrambles",
	"poulet",
];

const PREMIUM = [
	{ name: "plat" },
	{ name: "cryghost", alternateOf: 0 },
	{ name: "sparkletato", alternateOf: 9 },
	{ name: "buffstare", alternateOf: 10 },
	{ name: "glarefox", alternateOf: 13 },
	{ name: "reaprlash", alternateOf: 16 },
	{ name: "pumpedsklly", alternateOf: 17 },
	{ name: "shinyworm", alternateOf: 19 },
];

/** All characters in the order of their ids: the place in the list is the id. */
export const AVATARS: readonly AvatarSprite[] = [
	...FREE.map((name) => ({ name, premium: false })),
	...PREMIUM.map((sprite) => ({ ...sprite, premium: true })),
].map((sprite, id) => ({ id, ...sprite }));

/** The supporters' character that the secret key sequence unlocks for everybody. */
export const SECRET_SPRITE = FREE.length;

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
