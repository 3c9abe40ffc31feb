import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { GameMode, PromptPack } from "#game/settings.ts";
import { createWords } from "#words/game/create.ts";
import { siteWords } from "#words/site/site.ts";
import { ApiError } from "../../api.ts";
import { wayToName } from "../../parts/person/way-to-name.ts";
import { roomWay } from "../../room/room-address.ts";
import { createRoom } from "../../room/seats/create-room.ts";
import { store } from "../../store.ts";
import { keepRules, keptRules } from "../house-rules/house-rules.ts";
import { useRules } from "../house-rules/use-rules.ts";

/**
 * Returns the rules that a host chooses in a mode, and the function that opens the room with them.
 */
export function useCreateForm(mode: GameMode) {
	const rules = useRules(keptRules, mode, 0);
	const [error, setError] = useState<string | null>(null);
	const [alert, setAlert] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();
	const { pathname, search } = useLocation();

	const create = async () => {
		if (!store.profile) return setAlert(siteWords.errors.noPlayer);
		setBusy(true);
		setError(null);
		keepRules(rules.wishes);
		try {
			// The cast allows own packs, which are sent by name. The server looks them up in the
			// caller's account.
			const prompt_packs = [...rules.rules.prompt_packs, ...rules.own.ticked] as PromptPack[];
			navigate(...roomWay(await createRoom({ game_mode: mode, ...rules.rules, prompt_packs })));
		} catch (reason) {
			const way = wayToName(reason, pathname + search);
			if (way) return navigate(...way);
			const text = reason instanceof Error ? reason.message : String(reason);
			setError(reason instanceof ApiError ? text : createWords.somethingBad(text));
			setBusy(false);
		}
	};
	return {
		rules,
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
