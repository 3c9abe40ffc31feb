import * as v from "valibot";
import { AVATARS, FONTS, THEMES } from "#game/catalogue.ts";
import { LIMITS } from "#game/limits.ts";
import { complain } from "#game/refusals.ts";
import type { Newcomer } from "#game/room.ts";
import { line } from "#game/wire/bodies.ts";
import { refuse } from "../refusals.ts";
import { withoutBlockedWord } from "./block-list-check.ts";
import { Refused } from "./errors.ts";

const Meta = v.strictObject({
	sprite_id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(AVATARS.length - 1)),
	mature: v.boolean(),
	theme: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(THEMES.length - 1))),
	accessibility2: v.optional(v.picklist(FONTS), "classic"),
	accessibility: v.optional(v.boolean()),
});

const { min, max } = LIMITS.playerNameLength;

const device = LIMITS.secretLength;

/** The player who opens or joins a room, as the client describes them. */
export const Person = v.strictObject({
	name: v.pipe(
		line("Name", min, max, (missing) => complain("nameTooShort", min, missing)),
		withoutBlockedWord,
	),
	secret: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.secretLength.max))),
	meta: Meta,
	/** A random id stored by the device, so that a kick applies to the device too. */
	device: v.optional(v.pipe(v.string(), v.minLength(device.min), v.maxLength(device.max))),
	/** Ignored, because the token decides which account the seat belongs to. */
	user_id: v.nullish(v.string()),
});
export type Person = v.InferOutput<typeof Person>;

/** The player who joins. */
export const Joiner = v.strictObject({
	...Person.entries,
	/** Asks to change the seat that belongs to the secret, or to be refused. */
	change: v.optional(v.boolean()),
	/** False when taking a seat that is asked to play again does not mean joining the next game. */
	again: v.optional(v.boolean()),
});
export type Joiner = v.InferOutput<typeof Joiner>;

/**
 * Returns the person, without a supporters' theme unless they are a supporter. Throws a 403 for a
 * supporters' avatar (docs/game.md "Accounts and supporters"); `path` is the person's path in the
 * body.
 */
export function withAllowedLook<P extends Person>(person: P, supporter: boolean, path = ""): P {
	if (supporter) return person;
	const { sprite_id, theme = 0 } = person.meta;
	const avatar = AVATARS[sprite_id];
	if (!avatar?.free && !avatar?.secret)
		throw new Refused(403, refuse("avatarForSupporters"), { field: `${path}meta.sprite_id` });
	return { ...person, meta: { ...person.meta, theme: THEMES[theme]?.free ? theme : 0 } };
}

/** Returns the person in the form that the room takes; `premium` shows the star beside the name. */
export function newcomer(
	id: number,
	{ name, meta }: Person,
	{ audience, premium }: { audience: boolean; premium: boolean },
): Newcomer {
	const { sprite_id, mature, accessibility2, theme = 0 } = meta;
	return { id, name, audience, premium, meta: { sprite_id, mature, accessibility2, theme } };
}
