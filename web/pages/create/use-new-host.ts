import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { DEFAULT_SETTINGS, type GameMode } from "#game/settings.ts";
import { createWords as say } from "#words/game/create.ts";
import { ApiError } from "../../api.ts";
import { type GuestDraft, newGuest } from "../../parts/person/guest-draft.ts";
import { introduce } from "../../parts/person/introduce.ts";
import { roomWay } from "../../room/room-address.ts";
import { createRoom } from "../../room/seats/create-room.ts";
import { store } from "../../store.ts";
import { coherentRules, keptRules } from "../house-rules/house-rules.ts";

/**
 * Returns the draft of the host's profile, and the function that opens a room. `start` is the page
 * to which "back" leads.
 */
export function useNewHost(start: string, game_mode: GameMode) {
	const [draft, setDraft] = useState<GuestDraft>(() => newGuest([]));
	const [tried, setTried] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [refusedName, setRefusedName] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	const sonic = store.flags.do_sonic;
	const rules = coherentRules(keptRules(), game_mode, draft.mature ?? false, { sonic });

	const open = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (!introduce(draft)) return;
		setBusy(true);
		setError(null);
		try {
			const code = await createRoom({ game_mode, ...rules });
			// "Back" leads from the room to the start page, and skips this form.
			navigate(start, { replace: true });
			navigate(...roomWay(code));
		} catch (reason) {
			const text = reason instanceof Error ? reason.message : String(reason);
			if (reason instanceof ApiError && reason.field === "host.name") setRefusedName(text);
			else setError(reason instanceof ApiError ? text : say.somethingBad(text));
			setBusy(false);
		}
	};
	/** Leads to the form with all rules, as the person that was typed. */
	const chooseRules = () => {
		setTried(true);
		if (introduce(draft)) navigate(start, { replace: true });
	};
	return {
		draft,
		/** The rules of the room. */
		settings: { ...DEFAULT_SETTINGS, ...rules, game_mode },
		change: (part: Partial<GuestDraft>) => {
			setDraft((now) => ({ ...now, ...part }));
			setRefusedName(null);
		},
		/** The server's reason for refusing the name. */
		refusedName,
		/** The host has pressed the button. */
		tried,
		error,
		dismissError: () => setError(null),
		busy,
		open,
		chooseRules,
	};
}
