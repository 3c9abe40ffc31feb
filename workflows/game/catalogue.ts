/**
 * All avatars, themes and fonts. Each id is the number on the wire and the index in its list;
 * everything that is not free is for supporters (docs/game.md "Accounts and supporters").
 */

/** A character that a player can wear. */
export interface CatalogueAvatar {
	/** The wire's `sprite_id`. */
	id: number;
	/** Also the name of its picture in web/avatars. */
	name: string;
	free: boolean;
	/**
	 * Unlocked by a sequence of keys in the client. The server cannot check the sequence, so it
	 * accepts the avatar from any player.
	 */
	secret?: true;
	/** The id of the avatar of which this one is the shiny variant. */
	alternateOf?: number;
}

export const AVATARS: readonly CatalogueAvatar[] = [
	{ id: 0, name: "ghost", free: true },
	{ id: 1, name: "demon", free: true },
	{ id: 2, name: "raccoon", free: true },
	{ id: 3, name: "trash", free: true },
	{ id: 4, name: "dog", free: true },
	{ id: 5, name: "spike", free: true },
	{ id: 6, name: "armpit", free: true },
	{ id: 7, name: "cat", free: true },
	{ id: 8, name: "rabbit", free: true },
	{ id: 9, name: "potato", free: true },
	{ id: 10, name: "buffpire", free: true },
	{ id: 11, name: "burger", free: true },
	{ id: 12, name: "dino", free: true },
	{ id: 13, name: "kitsune", free: true },
	{ id: 14, name: "protec", free: true },
	{ id: 15, name: "ratty", free: true },
	{ id: 16, name: "reapr", free: true },
	{ id: 17, name: "skellybts", free: true },
	{ id: 18, name: "teagor", free: true },
	{ id: 19, name: "wormman", free: true },
	{ id: 20, name: "hedgee", free: true },
	{ id: 21, name: "scrambles", free: true },
	{ id: 22, name: "poulet", free: true },
	{ id: 23, name: "plat", free: false, secret: true },
	{ id: 24, name: "cryghost", free: false, alternateOf: 0 },
	{ id: 25, name: "sparkletato", free: false, alternateOf: 9 },
	{ id: 26, name: "buffstare", free: false, alternateOf: 10 },
	{ id: 27, name: "glarefox", free: false, alternateOf: 13 },
	{ id: 28, name: "reaprlash", free: false, alternateOf: 16 },
	{ id: 29, name: "pumpedsklly", free: false, alternateOf: 17 },
	{ id: 30, name: "shinyworm", free: false, alternateOf: 19 },
];

/** The colours of the pages (docs/game.md "Themes and fonts"). */
interface ThemeEntry {
	id: number;
	/** The value of `data-theme` in web/styles. */
	name: string;
	free: boolean;
}

export const THEMES = [
	{ id: 0, name: "classic", free: true },
	{ id: 1, name: "noir", free: true },
	{ id: 2, name: "sparkle", free: false },
	{ id: 3, name: "neon", free: false },
	{ id: 4, name: "blue", free: false },
	{ id: 5, name: "nineties", free: false },
	{ id: 6, name: "petal", free: false },
	{ id: 7, name: "blood", free: false },
	{ id: 8, name: "worm", free: false },
	{ id: 9, name: "goth", free: false },
	{ id: 10, name: "hacker", free: false },
	{ id: 11, name: "winter", free: false },
] as const satisfies readonly ThemeEntry[];

export type Theme = (typeof THEMES)[number];

/** The fonts by their names on the wire; all are free. */
export const FONTS = ["classic", "silly", "accessible"] as const;

export type FontChoice = (typeof FONTS)[number];
