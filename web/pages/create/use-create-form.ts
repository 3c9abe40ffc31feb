import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { modeNamed } from "#game/modes/index.ts";
import { decidedBy, type Preset, presetOf } from "#game/settings/presets.ts";
import { DEFAULT_SETTINGS, type GameMode, type PromptPack, type Settings } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { siteWords } from "#words/site/site.ts";
import { useSupporter } from "../../account/offer.ts";
import { useOwnPackChoice } from "../../account/own-packs.ts";
import { ApiError } from "../../api.ts";
import { wayToName } from "../../parts/person/way-to-name.ts";
import { roomWay } from "../../room/room-address.ts";
import { createRoom } from "../../room/seats/create-room.ts";
import { store } from "../../store.ts";
import {
	changed,
	coherentRules,
	keepRules,
	keptRules,
	type Wishes,
} from "../house-rules/house-rules.ts";

/**
 * Returns the rules that a host chooses in a mode, and the function that opens the room with them.
 */
export function useCreateForm(mode: GameMode) {
	const mature = store.profile?.mature ?? false;
	// The wishes stay unadjusted, because a choice that is ruled out now may be possible later.
	const [wishes, setWishes] = useState(keptRules);
	const supporter = useSupporter();
	const own = useOwnPackChoice();
	const { do_sonic: sonic } = useSnapshot(store).flags;
	const ownPacks = own.ticked.length > 0;
	const rulesIn = (game_mode: GameMode) =>
		coherentRules(wishes, game_mode, mature, { supporter, ownPacks, sonic });
	const settingsIn = (game_mode: GameMode): Settings => ({
		...DEFAULT_SETTINGS,
		...rulesIn(game_mode),
		game_mode,
	});
	const rules = rulesIn(mode);
	const preset = presetOf(settingsIn(mode));
	const [picked, setPicked] = useState<Preset>(preset ?? "classic");
	const [error, setError] = useState<string | null>(null);
	const [alert, setAlert] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();
	const { pathname, search } = useLocation();

	const pick = (menu: Preset) => {
		setPicked(menu);
		setWishes({ ...wishes, ...decidedBy(menu), solo_self_shuffle: false });
	};
	const create = async () => {
		if (!store.profile) return setAlert(siteWords.errors.noPlayer);
		setBusy(true);
		setError(null);
		keepRules(wishes);
		try {
			// The cast allows own packs, which are sent by name. The server looks them up in the
			// caller's account.
			const prompt_packs = [...rules.prompt_packs, ...own.ticked] as PromptPack[];
			navigate(...roomWay(await createRoom({ game_mode: mode, ...rules, prompt_packs })));
		} catch (reason) {
			const way = wayToName(reason, pathname + search);
			if (way) return navigate(...way);
			const text = reason instanceof Error ? reason.message : String(reason);
			setError(reason instanceof ApiError ? text : createWords.somethingBad(text));
			setBusy(false);
		}
	};
	return {
		mature,
		supporter,
		own,
		rules,
		settings: settingsIn(mode),
		settingsIn,
		/** The mode is for one player. */
		alone: modeNamed(mode).alone,
		change: (part: Partial<Wishes>) => setWishes(changed(wishes, part)),
		/** The menu whose rules these are; null when no menu has them. */
		preset,
		/** The last menu that was picked. */
		picked,
		pick,
		create,
		busy,
		error,
		dismissError: () => setError(null),
		/** The reason why no room can be opened, for a dialog. */
		alert,
		dismissAlert: () => setAlert(null),
	};
}

export type CreateFormState = ReturnType<typeof useCreateForm>;
