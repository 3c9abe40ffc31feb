import * as v from "valibot";
import { complain, says } from "../refusals.ts";

/** Restricts a row of a table to rooms rated 18+, or to hosts who are supporters. */
export type Only = "matureRooms" | "supporters";

/**
 * The parts of the create form; the controls of each are in the order of the table. Those of
 * "front" are always in view, as switches.
 */
export type Block = "front" | "time" | "pair" | "prompts" | "players" | "room";

/** Where and when the create form asks for a setting. */
interface Form {
	block: Block;
	/** A control that the form has for this setting alone, or two buttons in place of a switch. */
	control?: "own" | "yesOrNo";
	/** Asked for only in games of one evening, or only in games over days. */
	pace?: "tonight" | "slow";
	/** Not asked for in rooms for one player. */
	company?: true;
	/** Asked for only in rooms whose players name their pair, or only in the other ones. */
	cast?: "pair" | "hands";
	/** The switch is on where the setting is off. */
	inverted?: true;
	/** The switch that has to be on. */
	needs?: "forced_prompts";
	/** Another switch that keeps this one on. */
	keptOnBy?: "guess_authors";
	/** The switch that sets this number at the start. */
	setBy?: "auto_sync_parts_to_players";
	/** The number that this one is never below. */
	notBelow?: "min_characters";
	/** The value with which the hint is shown; always without it. */
	hintFor?: string;
}

/** What every row of a setting says, whatever its kind. */
interface Common<T> {
	/** Its number in the link of a recipe, which never changes, because links last. Below 32 it takes one byte. */
	id: number;
	/** The value of a room for which none was sent. */
	standard: T;
	/** The rooms and hosts that may have another value; all without it. */
	only?: Only;
	/** The value in rooms for one player, whatever was sent. */
	alone?: T;
	/** Presets leave it as it is. */
	besidePresets?: true;
	/** The lobby shows it in a few words. */
	chip?: true;
	/** Null where the form does not ask for the setting. */
	form: Form | null;
}

/** One setting of a room. */
export interface Row<T> extends Common<T> {
	kind: "switch" | "number" | "choice" | "several" | "zone";
	/** Returns the schema of the values that a client may send; the key is used in the error text. */
	schema(key: string): v.GenericSchema<T>;
	/** The possible values of a choice. A link has their places, so a new one goes last. */
	values?: readonly string[];
	/** Their order in links, where it is another one. */
	inLinks?: readonly string[];
}

interface NumberLooks {
	/** The values that have a button. */
	usual?: readonly number[];
	/** The form offers no other value than the usual ones. */
	noCustom?: true;
	/** The lowest value of the form, where it is not that of the range. */
	formLow?: number;
}

interface NumberOptions {
	/** An allowed value outside of the range. */
	also?: number;
	/** The refusal of other values, where it is not the general one. */
	refusal?: "playersRange";
}

/** A whole number in a range. */
export interface NumberRow extends Row<number>, NumberLooks, NumberOptions {
	low: number;
	high: number;
}

/** The row of a setting that is on or off. */
export const flag = <const R extends Common<boolean>>(row: R) => ({
	kind: "switch" as const,
	schema: (): v.GenericSchema<boolean> => v.boolean(),
	...row,
});

/** The row of a whole number from `low` to `high`. */
export const number = <const R extends Common<number> & NumberLooks & NumberOptions>(
	low: number,
	high: number,
	row: R,
) => {
	const { also, refusal }: NumberOptions = row;
	const outside = (key: string, value: number) => {
		if (refusal) return complain(refusal, value, low, high);
		if (also !== undefined) return complain("settingRangeOr", key, value, low, high, also);
		return complain("settingRange", key, value, low, high);
	};
	const range = { type: "integer", minimum: low, maximum: high };
	const schema = (key: string): v.GenericSchema<number> =>
		v.pipe(
			v.number(`${key} must be a number`),
			v.check(
				(n) => Number.isInteger(n) && ((n >= low && n <= high) || n === also),
				(issue) => says(outside(key, issue.input))(issue),
			),
			// The checks are a function, which docs/openapi.json cannot show.
			v.metadata(also === undefined ? range : { anyOf: [range, { const: also }] }),
		);
	return { kind: "number" as const, low, high, schema, ...row };
};

const oneOf = <const T extends string>(key: string, values: readonly T[]) =>
	v.picklist(values, ({ received }) => `${key} is ${received}; allowed: ${values.join(", ")}`);

/** The row of a choice of one value. */
export const choice = <
	const T extends string,
	const R extends Common<NoInfer<T>> & Pick<Row<NoInfer<T>>, "inLinks">,
>(
	values: readonly T[],
	row: R,
) => ({
	kind: "choice" as const,
	values,
	schema: (key: string): v.GenericSchema<T> => oneOf(key, values),
	...row,
});

/** The row of a choice of several values. */
export const several = <const T extends string, const R extends Common<NoInfer<T>[]>>(
	values: readonly T[],
	row: R,
) => ({
	kind: "several" as const,
	values,
	schema: (key: string): v.GenericSchema<T[]> => v.array(oneOf(key, values)),
	...row,
});
