import * as v from "valibot";
import { readDrawing } from "../cover/drawing.ts";
import { LIMITS } from "../limits.ts";
import type { EntryName } from "../names/entries.ts";
import { isReordered, isVisible, leastLength, signsIn, tidy } from "../names/visible-text.ts";
import { complain, KICK_REASONS, type Refusal, says, type TextName } from "../refusals.ts";
import { EachSetting } from "../settings/sent-settings.ts";

const id = v.pipe(v.number(), v.safeInteger());

/**
 * Returns the schema of a list. A list that is too long ends the pipe before its items are read.
 */
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
	// Otherwise the first step would hide the type of the items from callers.
	v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item)) as v.GenericSchema<
		v.InferInput<Item>[],
		v.InferOutput<Item>[]
	>;

const ids = list(id, 1000);
const flagged = v.optional(ids);

/** The message of a check: a text, or one with a code (`says`). */
type Message = string | ReturnType<typeof says>;

/**
 * Returns the first step of a text that is trimmed or normalised. A text that is far too long ends
 * the pipe, unlike with a check, so that no later step reads it.
 */
export const rawText = (max: number, tooLong: Message) =>
	v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
		if (dataset.value.length <= LIMITS.rawLength * max) return dataset.value;
		addIssue({ message: tooLong });
		return NEVER;
	});

/**
 * Returns the schema of a name or title: tidy, visible, in the order in which it is written, within
 * its length (docs/game.md "Names and texts"). `min` is in signs as people count them and holds for
 * names without a letter of Chinese, Japanese or Korean; `max` is in UTF-16 units.
 */
export const line = (
	what: TextName,
	min: number,
	max: number,
	complainOfShort: (missing: number) => Refusal<string> = () => complain("textTooShort", what, min),
) => {
	const tooLong = says(complain("textTooLong", what, max));
	const tooShort = (issue: v.BaseIssue<unknown>) =>
		says(complainOfShort(min - signsIn(String(issue.input))))(issue);
	return v.pipe(
		v.string(`${what} must be text`),
		rawText(max, tooLong),
		v.check((text) => text.isWellFormed(), says(complain("textBroken", what))),
		v.check((text) => !isReordered(text), says(complain("textUnprintable", what))),
		v.check((text) => text.trim() === "" || isVisible(text), says(complain("textInvisible", what))),
		v.transform(tidy),
		v.minLength(1, tooShort),
		v.check((text) => signsIn(text) >= leastLength(text, min), tooShort),
		v.maxLength(max, tooLong),
	);
};

/** The name of a character, and the title of a story. */
export const CHARACTER_NAME = line("A character's name", 1, LIMITS.characterNameLength, () =>
	complain("characterNameless"),
);
export const STORY_TITLE = line("The title", 1, LIMITS.titleLength, () => complain("titleMissing"));

const characters = list(
	v.strictObject({
		id: v.optional(id),
		name: CHARACTER_NAME,
		meta: v.optional(v.strictObject({ mature: v.optional(v.boolean()) })),
	}),
	LIMITS.charactersPerPlayer,
);

/** The drawing of a cover. The message does not quote it. */
const COVER_DRAWING = v.pipe(
	v.string(),
	v.maxLength(LIMITS.cover.length, "The drawing is too long"),
	v.check((text) => readDrawing(text) !== null, "The drawing is not as the protocol has it"),
);

const content = v.pipe(
	v.string(),
	v.maxLength(LIMITS.contentLength, says(complain("textTooLong", "A part", LIMITS.contentLength))),
	v.check((text) => text.isWellFormed(), says(complain("textBroken", "The text"))),
);

/** The host's powers, with the value of each on the wire (docs/protocol.md "Host powers"). */
const HOST_POWERS = {
	skip_submission: v.literal(true),
	kick_player: id,
	let_back: id,
	skip_player: id,
	close_game: v.literal(true),
	confirm_censor: v.literal(true),
	pass_crown: id,
	lock_room: v.boolean(),
	sparks: v.boolean(),
	sparks_of: v.strictObject({ player_id: id, on: v.boolean() }),
	overlay: v.boolean(),
	remove_cover: id,
	pause: v.boolean(),
	add_minute: v.literal(true),
	wake: id,
	nudge: id,
	open_seat: id,
	read_tonight: v.literal(true),
	play_again: v.literal(true),
	sequel: v.literal(true),
	read_to: v.strictObject({
		story_id: id,
		part: v.pipe(v.number(), v.integer(), v.minValue(0)),
		/** A long part has several pages (lines/pages.ts). */
		page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.pages - 1))),
		/** Moves everyone from the very last part on to the awards. */
		ended: v.optional(v.literal(true)),
	}),
} as const;
export type PowerName = keyof typeof HOST_POWERS;

/** The value of a power. */
export type PowerValue<P extends PowerName> = v.InferOutput<(typeof HOST_POWERS)[P]>;

/** The optional details of a kick. */
const KICK_DETAILS = {
	reason: v.optional(v.picklist(KICK_REASONS)),
	lock: v.optional(v.boolean()),
	/** Takes along everybody from the person's network address. */
	network: v.optional(v.boolean()),
	/** Also takes the person from the lasting table of the room. */
	table: v.optional(v.boolean()),
};
export type KickDetails = v.InferOutput<v.StrictObjectSchema<typeof KICK_DETAILS, undefined>>;

/** One power as the host sends it: its name and its value. */
export type HostOrder = {
	[P in PowerName]: { [Name in P]: PowerValue<P> } & (P extends "kick_player"
		? KickDetails
		: unknown);
}[PowerName];

const nothing = v.strictObject({});
const censor = v.strictObject({ vip_action: v.strictObject({ censor_submission: ids }) });
const emojis = list(
	v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.emojis - 1)),
	LIMITS.emojis,
);

const reaction = v.strictObject({
	id,
	story_id: id,
	meta: v.strictObject({
		submission_reactions: list(emojis, LIMITS.parts),
	}),
});

/** The body of every player action (docs/protocol.md "Actions"). */
export const WIRE_BODIES = {
	"game/start": nothing,
	"game/again": nothing,
	/** Limits between settings are checked against those of the room. */
	"game/settings": v.strictObject({ settings: EachSetting }),
	"game/ready": nothing,
	"game/ackMinor": nothing,
	"game/exit": nothing,
	"game/awake": nothing,
	"game/character": v.strictObject({ characters }),
	"game/otpCharacter": v.strictObject({
		characters,
		story: v.strictObject({
			id: v.optional(id),
			settings: v.strictObject({ mature: v.boolean() }),
		}),
	}),
	"story/create": v.strictObject({
		story: v.strictObject({
			id,
			characters: ids,
			settings: v.strictObject({ mature: v.boolean() }),
		}),
	}),
	"story/submit": v.strictObject({
		submission: v.strictObject({ id, content }),
		done_submission: v.optional(v.boolean()),
		shown_prompts: v.optional(
			v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.prompts)),
		),
		flagged_submissions: flagged,
	}),
	"prompt/swap": v.strictObject({
		submission: id,
		/** Its place among the part's prompts. */
		prompt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.prompts - 1)),
	}),
	"story/title": v.strictObject({
		story: v.strictObject({
			id,
			meta: v.strictObject({ title: STORY_TITLE }),
		}),
		flagged_submissions: flagged,
	}),
	"cover/begin": v.strictObject({ story: id }),
	"cover/draw": v.strictObject({ story: id, cover: v.nullable(COVER_DRAWING) }),
	"story/react": v.strictObject({
		reaction,
		flagged_submissions: flagged,
	}),
	"story/vote": v.strictObject({ vote: v.strictObject({ id, story_id: id }) }),
	"line/mark": v.strictObject({
		submission: id,
		/** Its number in the part (lines/sentences.ts); null removes the mark. */
		sentence: v.nullable(
			v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.sentences - 1)),
		),
	}),
	"story/guess": v.strictObject({
		submission: id,
		/** The player who is named as its author; null takes the name back. */
		writer: v.nullable(id),
	}),
	"guess/done": nothing,
	"reveal/skip": nothing,
	"game/vip": v.strictObject({
		vip_action: v.union(
			// Each object has one power under its name, but the type of a computed key does not show it.
			Object.entries(HOST_POWERS).map(([power, value]) =>
				v.strictObject({ [power]: value, ...(power === "kick_player" && KICK_DETAILS) }),
			) as unknown as v.GenericSchema<HostOrder>[],
			"That is not a host action",
		),
	}),
	"submission/censor": censor,
	"submission/censor2": censor,
} as const;

/** A name or title while it is typed. Whether it may be submitted is checked when it counts. */
const typed = (max: number) => v.pipe(v.string(), v.maxLength(max));
const typedNames = list(
	v.strictObject({
		name: typed(LIMITS.characterNameLength),
		meta: v.optional(v.strictObject({ mature: v.optional(v.boolean()) })),
	}),
	LIMITS.charactersPerPlayer,
);
const rating = v.optional(v.strictObject({ mature: v.optional(v.boolean()) }));

/**
 * The bodies of the actions that can be saved before they are submitted, without `draft: true`
 * (docs/protocol.md "Drafts"). They may be incomplete.
 */
export const DRAFT_BODIES = {
	"game/character": v.strictObject({ characters: typedNames }),
	"game/otpCharacter": v.strictObject({
		characters: typedNames,
		story: v.optional(v.strictObject({ settings: rating })),
	}),
	"story/create": v.strictObject({
		story: v.strictObject({ id, characters: ids, settings: rating }),
	}),
	"story/title": v.strictObject({
		story: v.strictObject({ id, meta: v.strictObject({ title: typed(LIMITS.titleLength) }) }),
		flagged_submissions: flagged,
	}),
	"story/react": v.strictObject({ reaction }),
} as const satisfies Record<EntryName, v.GenericSchema>;

export type DraftBody<A extends EntryName> = v.InferOutput<(typeof DRAFT_BODIES)[A]>;

export type WireActionName = keyof typeof WIRE_BODIES;
export type WireBody<A extends WireActionName> = v.InferOutput<(typeof WIRE_BODIES)[A]>;
/** The body of a draft as sent by a client. */
export type DraftInput = { [A in EntryName]: DraftBody<A> & { draft: true } }[EntryName];
/** The body of an action as sent by a client; an empty object where the action has none. */
export type WireInput<A extends WireActionName> = {
	[N in WireActionName]: keyof v.InferInput<(typeof WIRE_BODIES)[N]> extends never
		? Record<string, never>
		: v.InferInput<(typeof WIRE_BODIES)[N]>;
}[A];
