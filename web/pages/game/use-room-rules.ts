import { useState } from "react";
import { modeNamed } from "#game/modes/index.ts";
import { type GameMode, type PromptPack, SETTING_NAMES, type Settings } from "#game/settings.ts";
import { type Wishes, wishesOf } from "../house-rules/house-rules.ts";
import { MODES } from "../house-rules/modes.ts";
import { useRules } from "../house-rules/use-rules.ts";

/** Returns the settings of `next` that differ from `now`. */
function differing(now: Settings, next: Settings): Partial<Settings> {
	const isNew = (name: keyof Settings) => JSON.stringify(now[name]) !== JSON.stringify(next[name]);
	return Object.fromEntries(SETTING_NAMES.filter(isNew).map((name) => [name, next[name]]));
}

/** Returns the rules that a host chooses for an open room with these settings and people. */
export function useRoomRules(settings: Settings, people: number) {
	const [mode, setMode] = useState<GameMode>(settings.game_mode);
	const rules = useRules(() => wishesOf(settings), mode, people);
	// The room does not list its own packs, so they stay until the host ticks one.
	const [packsTouched, setPacksTouched] = useState(false);
	const { own } = rules;
	const change = (part: Partial<Wishes>) => {
		if (part.prompt_packs) setPacksTouched(true);
		rules.change(part);
	};
	const tick = (name: string, on: boolean) => {
		setPacksTouched(true);
		own.tick(name, on);
	};
	const { alone } = modeNamed(settings.game_mode);
	return {
		rules: { ...rules, change, own: { ...own, tick } },
		mode,
		setMode,
		/** A room for several is offered no mode for one, and the other way round. */
		modes: MODES.filter((one) => modeNamed(one).alone === alone),
		/** Returns the settings that the host has changed. */
		changes(): Partial<Settings> {
			const { prompt_packs, ...others } = differing(settings, rules.settings);
			// The cast allows own packs, which are sent by name.
			const packs = [...rules.rules.prompt_packs, ...own.ticked] as PromptPack[];
			return { ...others, ...(packsTouched && { prompt_packs: packs }) };
		},
	};
}
