import { useState } from "react";
import { useSnapshot } from "valtio";
import {
	DEFAULT_SETTINGS,
	type GameMode,
	type PromptPack,
	SETTING_NAMES,
	type Settings,
} from "#game/settings.ts";
import { useSupporter } from "../../account/offer.ts";
import { useOwnPackChoice } from "../../account/own-packs.ts";
import { store } from "../../store.ts";
import { changed, coherentRules, type Wishes, wishesOf } from "../house-rules/house-rules.ts";

/** Returns the settings of `next` that differ from `now`. */
function differing(now: Settings, next: Settings): Partial<Settings> {
	const isNew = (name: keyof Settings) => JSON.stringify(now[name]) !== JSON.stringify(next[name]);
	return Object.fromEntries(SETTING_NAMES.filter(isNew).map((name) => [name, next[name]]));
}

/** Returns the rules that a host chooses for an open room with these settings. */
export function useRoomRules(settings: Settings) {
	const mature = store.profile?.mature ?? false;
	const [mode, setMode] = useState<GameMode>(settings.game_mode);
	const [wishes, setWishes] = useState(() => wishesOf(settings));
	// The room does not list its own packs, so they stay until the host ticks one.
	const [packsTouched, setPacksTouched] = useState(false);
	const supporter = useSupporter();
	const sonic = useSnapshot(store).flags.do_sonic;
	const own = useOwnPackChoice();
	const has = { supporter, ownPacks: own.ticked.length > 0, sonic };
	const settingsIn = (game_mode: GameMode): Settings => ({
		...DEFAULT_SETTINGS,
		...coherentRules(wishes, game_mode, mature, has),
		game_mode,
	});
	const { game_mode, bookend, ...rules } = settingsIn(mode);
	const change = (part: Partial<Wishes>) => {
		if (part.prompt_packs) setPacksTouched(true);
		setWishes(changed(wishes, part));
	};
	const tick = (name: string, on: boolean) => {
		setPacksTouched(true);
		own.tick(name, on);
	};
	/** Returns the settings that the host has changed. */
	const changes = (): Partial<Settings> => {
		const { prompt_packs, ...others } = differing(settings, settingsIn(mode));
		// The cast allows own packs, which are sent by name.
		const packs = [...rules.prompt_packs, ...own.ticked] as PromptPack[];
		return { ...others, ...(packsTouched && { prompt_packs: packs }) };
	};
	return {
		mature,
		mode,
		setMode,
		rules,
		change,
		settingsIn,
		supporter,
		own: { ...own, tick },
		changes,
	};
}
