import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { SETTING_NAMES, type SettingName } from "#game/settings.ts";
import { useSupporter } from "../../account/offer.ts";
import { useOwnPackChoice, wishPacks } from "../../account/own-packs.ts";
import { keepCast } from "../../recipe/cast.ts";
import type { Recipe } from "../../recipe/recipe.ts";
import { store } from "../../store.ts";
import { coherentRules, keepRules, wishesOf } from "../house-rules/house-rules.ts";
import { MODE_FORMS } from "../house-rules/modes.ts";

/**
 * Returns what of a recipe this host cannot have, and the function that opens the create form with
 * the rest.
 */
export function useTaking({ settings, packs, cast }: Recipe) {
	const { profile, flags } = useSnapshot(store);
	const supporter = useSupporter();
	const own = useOwnPackChoice();
	const navigate = useNavigate();
	const wishes = wishesOf(settings);
	const has = (name: string) => own.packs.some((pack) => pack.name === name);
	const rules = coherentRules(
		wishes,
		settings.game_mode,
		// Somebody without a profile is asked later.
		profile?.mature ?? true,
		{ supporter, ownPacks: packs.some(has), sonic: flags.do_sonic },
	);
	const possible: Partial<Recipe["settings"]> = rules;
	const isLost = (name: SettingName) =>
		possible[name] !== undefined && String(possible[name]) !== String(settings[name]);
	return {
		/** The rules that this host cannot have. */
		lost: SETTING_NAMES.filter(isLost),
		/** The packs that this account does not have. */
		missing: own.loaded ? packs.filter((name) => !has(name)) : [],
		take: () => {
			keepRules(wishes);
			wishPacks(packs);
			keepCast(cast.join("\n"));
			navigate(`/play/create?mode=${MODE_FORMS[settings.game_mode].query}`);
		},
	};
}
