import * as v from "valibot";
import { LIMITS } from "#game/limits.ts";
import { coherentSettings, SentSettings } from "#game/settings/sent-settings.ts";
import { SETTING_ROWS, type SettingName, type Settings } from "#game/settings.ts";
import { CHARACTER_NAME, line } from "#game/wire/bodies.ts";
import { bytesOf, checksum, recordsIn, type WireValue } from "./bytes.ts";
import { CAST_ID, fromLink, inLink, PACK_ID, settingWith } from "./fields.ts";
import { CLASSIC, type Recipe } from "./recipe.ts";
import { LONGEST_LINK, VERSION } from "./write-recipe.ts";

/** What is wrong with a link. The first three leave no recipe. */
export type RecipeFault =
	| "empty"
	| "unreadable"
	| "newerVersion"
	/** Characters are missing or have changed. */
	| "incomplete"
	| "newerRules"
	| "badRules"
	| "badNames";

/** A recipe with what is wrong with its link; null when nothing could be read. */
interface ReadRecipe {
	recipe: Recipe | null;
	faults: RecipeFault[];
}

/** Names of packs as accounts give them; shorter ones name no pack and do no harm. */
const PACK_NAME = line("The name of a pack", 1, 30);
/** As many packs as an account may have. */
const MOST_PACKS = 20;

const HEAD = 3;

/**
 * Returns the recipe of a link, which anybody may have made: what the schemas of the settings and
 * names take, and faults for the rest. `text` is the fragment of the address without its sign.
 */
export function readRecipe(text: string): ReadRecipe {
	if (text === "") return { recipe: null, faults: ["empty"] };
	const bytes = bytesOf(text.slice(0, LONGEST_LINK));
	const [version = 0, ...rest] = bytes;
	const records = rest.slice(HEAD - 1);
	const whole = String(checksum([version, ...records])) === String(rest.slice(0, HEAD - 1));
	if (version !== VERSION)
		return { recipe: null, faults: [whole && version > VERSION ? "newerVersion" : "unreadable"] };
	const basket = new Basket();
	for (const [id, value] of recordsIn(records)) basket.add(id, value);
	if (!whole && basket.isEmpty) return { recipe: null, faults: ["unreadable"] };
	const recipe = basket.recipe();
	return { recipe, faults: [...(whole ? [] : ["incomplete" as const]), ...basket.faults] };
}

/** Collects what can be read of a link. */
class Basket {
	readonly faults = new Set<RecipeFault>();
	private readonly settings: Settings = { ...CLASSIC };
	private readonly packs: string[] = [];
	private readonly cast: string[] = [];
	/** Nothing has been read yet. */
	isEmpty = true;

	add(id: number, value: WireValue | null): void {
		const name = settingWith(id);
		if (name) this.set(name, value);
		else if (id === CAST_ID)
			this.addName(this.cast, CHARACTER_NAME, LIMITS.charactersPerPlayer, value);
		else if (id === PACK_ID) this.addName(this.packs, PACK_NAME, MOST_PACKS, value);
		else this.faults.add("newerRules");
	}

	private set<Name extends SettingName>(name: Name, value: WireValue | null): void {
		const { schema } = SETTING_ROWS[name];
		const { success, output } = v.safeParse(schema(name), fromLink(name, value));
		if (!success) return void this.faults.add("badRules");
		// A pack of a newer version has been dropped.
		if (inLink(name, output) !== value) this.faults.add("newerRules");
		this.settings[name] = output;
		this.isEmpty = false;
	}

	private addName(
		names: string[],
		schema: v.GenericSchema<string>,
		most: number,
		value: WireValue | null,
	): void {
		const { success, output } = v.safeParse(schema, value);
		if (!success || names.length >= most) return void this.faults.add("badNames");
		names.push(output);
		this.isEmpty = false;
	}

	recipe(): Recipe {
		const { settings } = this;
		for (const name of conflictsIn(settings)) {
			this.faults.add("badRules");
			reset(settings, name);
		}
		// Anybody may pass on what only some may play, because the form of each host corrects it.
		const maker = { mature: settings.maturity === "MATURE", premium: true };
		const coherent = coherentSettings(settings, maker);
		// Own packs need no built-in one.
		if (this.packs.length > 0)
			coherent.prompt_packs = coherent.prompt_packs.filter((pack) =>
				settings.prompt_packs.includes(pack),
			);
		return { settings: coherent, packs: this.packs, cast: this.cast };
	}
}

/** Returns the settings that contradict others. */
function conflictsIn(settings: Settings): SettingName[] {
	const names = (v.safeParse(SentSettings, settings).issues ?? []).map(
		// Each check of these settings names its field.
		({ path }) => path?.[0]?.key as SettingName,
	);
	return names.includes("min_characters") ? [...names, "max_characters"] : names;
}

function reset<Name extends SettingName>(settings: Settings, name: Name): void {
	settings[name] = CLASSIC[name];
}
