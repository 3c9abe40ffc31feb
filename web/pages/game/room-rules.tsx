import { type FormEvent, useState } from "react";
import { useSnapshot } from "valtio";
import { modeNamed } from "#game/modes/index.ts";
import {
	DEFAULT_SETTINGS,
	type GameMode,
	type PromptPack,
	SETTING_NAMES,
	type Settings,
} from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { useSupporter } from "../../account/offer.ts";
import { useOwnPackChoice } from "../../account/own-packs.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Form } from "../../parts/form/form.tsx";
import { DialogActions } from "../../parts/page/dialog.tsx";
import type { RulesFormProps } from "../../screens/settings/rules-form-slot.ts";
import { store } from "../../store.ts";
import { Rating } from "../create/rating.tsx";
import { AllRules } from "../house-rules/all-rules.tsx";
import { changed, coherentRules, type Wishes, wishesOf } from "../house-rules/house-rules.ts";

/** Returns the settings of `next` that differ from `now`. */
function differing(now: Settings, next: Settings): Partial<Settings> {
	const isNew = (name: keyof Settings) => JSON.stringify(now[name]) !== JSON.stringify(next[name]);
	return Object.fromEntries(SETTING_NAMES.filter(isNew).map((name) => [name, next[name]]));
}

/** Changes the settings of a room in its lobby, with the blocks of the create form. */
export default function RoomRules({ settings, people, onSave, onClose }: RulesFormProps) {
	const mature = store.profile?.mature ?? false;
	const [mode, setMode] = useState<GameMode>(settings.game_mode);
	const [wishes, setWishes] = useState(() => wishesOf(settings));
	// The room does not list its own packs, so they stay until the host ticks one.
	const [packsTouched, setPacksTouched] = useState(false);
	const [busy, setBusy] = useState(false);
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
	const blocks = { rules, change, mode };

	const save = async (event: FormEvent) => {
		event.preventDefault();
		const { prompt_packs, ...others } = differing(settings, settingsIn(mode));
		// The cast allows own packs, which are sent by name.
		const packs = [...rules.prompt_packs, ...own.ticked] as PromptPack[];
		setBusy(true);
		const taken = await onSave({ ...others, ...(packsTouched && { prompt_packs: packs }) });
		setBusy(false);
		if (taken) onClose();
	};

	return (
		<Form onSubmit={save} className={common.stack}>
			<Rating {...blocks} mature={mature} />
			<AllRules
				{...blocks}
				settingsIn={settingsIn}
				people={people}
				onMode={(next) => modeNamed(next).alone === modeNamed(mode).alone && setMode(next)}
				supporter={supporter}
				own={{ ...own, tick }}
			/>
			<DialogActions>
				<Button type="submit" busy={busy}>
					{createWords.saveRules}
				</Button>
			</DialogActions>
		</Form>
	);
}
