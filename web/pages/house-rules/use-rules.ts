import { useState } from "react";
import { useSnapshot } from "valtio";
import { modeNamed } from "#game/modes/index.ts";
import { type Preset, presetOf } from "#game/settings/presets.ts";
import {
	DEFAULT_SETTINGS,
	type GameMode,
	SETTING_NAMES,
	type SettingName,
	type Settings,
} from "#game/settings.ts";
import { useSupporter } from "../../account/offer.ts";
import { useOwnPackChoice } from "../../account/own-packs.ts";
import { pickedPreset, withOwnClock } from "../../screens/settings/picked-preset.ts";
import { store } from "../../store.ts";
import { coherentRules, isAskedFor, type Wishes } from "./house-rules.ts";

/**
 * Returns the rules that a host chooses in a mode, for a table with this number of people, and what
 * changes them.
 */
export function useRules(start: () => Wishes, mode: GameMode, people: number) {
	const mature = store.profile?.mature ?? false;
	// The wishes stay unadjusted, because a choice that is ruled out now may be possible later.
	const [wishes, setWishes] = useState(start);
	const [resets, setResets] = useState(0);
	const supporter = useSupporter();
	const own = useOwnPackChoice();
	const { do_sonic: sonic } = useSnapshot(store).flags;
	const has = { supporter, ownPacks: own.ticked.length > 0, sonic };
	const settingsOf = (wished: Wishes, game_mode: GameMode): Settings => ({
		...DEFAULT_SETTINGS,
		...coherentRules(wished, game_mode, mature, has),
		game_mode,
	});
	const settings = settingsOf(wishes, mode);
	const { game_mode, bookend, ...rules } = settings;
	const preset = presetOf(settings);
	const [last, setLast] = useState<Preset>(settings.pace === "slow" ? "days" : "classic");
	const picked = preset ?? last;

	const wishesFor = (one: Preset): Wishes => ({
		...wishes,
		...pickedPreset(one, people),
		solo_self_shuffle: false,
	});
	const usual = settingsOf(wishesFor(picked), mode);
	const change = (part: Partial<Wishes>) => {
		// Whatever is changed from now on differs from this one.
		setLast(picked);
		setWishes({ ...wishes, ...withOwnClock(part) });
	};
	const reset = (next: Wishes) => {
		setWishes(next);
		setResets(resets + 1);
	};
	return {
		mature,
		supporter,
		own,
		wishes,
		rules,
		settings,
		/** Returns the settings that the room would have in a mode. */
		settingsIn: (other: GameMode) => settingsOf(wishes, other),
		/** The mode is for one player. */
		alone: modeNamed(mode).alone,
		/** The preset whose rules these are; null when no preset has them. */
		preset,
		/** The preset that the rules began with. */
		picked,
		/** The rules that differ from that preset. */
		changes: SETTING_NAMES.filter(
			(name) => isAskedFor(name, settings) && String(settings[name]) !== String(usual[name]),
		),
		change,
		pick: (one: Preset) => {
			setLast(one);
			reset(wishesFor(one));
		},
		/** Gives rules the values that they have in the preset. */
		putBack: (names: readonly SettingName[]) =>
			reset({ ...wishes, ...Object.fromEntries(names.map((name) => [name, usual[name]])) }),
		/** Grows when rules change at once, so that controls forget what was typed. */
		resets,
	};
}

export type RulesState = ReturnType<typeof useRules>;
