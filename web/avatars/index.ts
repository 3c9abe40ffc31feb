/** An avatar that players may wear (docs/game.md "Profiles"). */
export interface AvatarSprite {
	/** The wire's `sprite_id`. */
	id: number;
	/** The name of the avatar, and of its picture in this folder. */
	name: string;
	/** True if only supporters may wear it. */
	premium: boolean;
	/** The id of the avatar that this one is a variant of. */
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

/** All avatars; the index of an avatar is its id. */
export const AVATARS: readonly AvatarSprite[] = [
	...FREE.map((name) => ({ name, premium: false })),
	...PREMIUM.map((sprite) => ({ ...sprite, premium: true })),
].map((sprite, id) => ({ id, ...sprite }));

/** The id of the supporters' avatar that a secret key sequence unlocks for everybody. */
export const SECRET_SPRITE = FREE.length;

// The pictures are not inlined, because most visitors never see most of them.
const pictures = import.meta.glob<string>("./*.svg", {
	eager: true,
	query: "?url&no-inline",
	import: "default",
});

/** Returns the address of an avatar's picture; unknown ids get the ghost. */
export function avatarUrl(sprite: number, blink: boolean): string {
	const name = AVATARS[sprite]?.name ?? "ghost";
	// The picture blinks unless the fragment of its address names its own id.
	return `${pictures[`./${name}.svg`]}${blink ? "" : `#${name}-still`}`;
}
